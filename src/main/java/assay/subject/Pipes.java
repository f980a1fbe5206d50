package assay.subject;

import java.util.ArrayList;
import java.util.List;

import assay.os.Descriptors;
import assay.os.OsException;

/** The three pipes between the suite and a process, with the end of each side. */
final class Pipes {

    private final Descriptors os;
    private final List<Descriptors.Pipe> made = new ArrayList<>();
    private final Descriptors.Pipe in;
    private final Descriptors.Pipe out;
    private final Descriptors.Pipe err;

    /** Makes all three, or none. */
    Pipes(Descriptors os) throws OsException {
        this.os = os;
        try {
            in = make();
            out = make();
            err = make();
            os.neverBlock(in.writing());
            os.neverBlock(out.reading());
            os.neverBlock(err.reading());
        } catch (OsException noDescriptorLeft) {
            made.forEach(this::close);
            throw noDescriptorLeft;
        }
    }

    private Descriptors.Pipe make() throws OsException {
        Descriptors.Pipe pipe = os.pipe();
        made.add(pipe);
        return pipe;
    }

    private void close(Descriptors.Pipe pipe) {
        os.close(pipe.reading());
        os.close(pipe.writing());
    }

    int theirIn() {
        return in.reading();
    }

    int theirOut() {
        return out.writing();
    }

    int theirErr() {
        return err.writing();
    }

    ProcessChannel.Streams ours(int watch) {
        return new ProcessChannel.Streams(in.writing(), out.reading(), err.reading(), watch);
    }

    void closeTheirs() {
        List.of(in.reading(), out.writing(), err.writing()).forEach(os::close);
    }

    void closeOurs() {
        List.of(in.writing(), out.reading(), err.reading()).forEach(os::close);
    }
}
