package assay.monkey.client;

import java.util.ArrayList;
import java.util.List;

import assay.ninep.Tmessage;

/** A file that is kept open. */
final class Handle {

    final int fid;
    final String path;
    final int mode;
    final CommandLines lines;
    /** Reads that were asked for and left. */
    final List<Tmessage> left = new ArrayList<>();
    long offset;

    Handle(int fid, String path, int mode, CommandLines lines) {
        this.fid = fid;
        this.path = path;
        this.mode = mode;
        this.lines = lines;
    }

    boolean written() {
        return mode % 4 != 0;
    }
}
