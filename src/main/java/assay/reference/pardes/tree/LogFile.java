package assay.reference.pardes.tree;

import java.nio.charset.StandardCharsets;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Follower;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Log;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** The log: as it is, or record by record once it is followed. */
final class LogFile extends Opened {

    private final Log log;
    private Follower follower;
    private final Kept current;

    LogFile(File file, Session session) {
        super(file);
        log = session.log();
        current = new Kept(session.keeping());
    }

    @Override
    public byte[] read(long offset, int count) {
        if (follower != null) {
            return count == 0 ? new byte[0] : follower.read(count);
        }
        return current.part(false, () -> log.read().getBytes(StandardCharsets.UTF_8), offset, count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        String words = new String(data, StandardCharsets.ISO_8859_1);
        switch (words.endsWith("\n") ? words.substring(0, words.length() - 1) : words) {
            case "follow" -> follow(true);
            case "follow new" -> follow(false);
            default -> throw new Refusal("unknown control message " + Shown.quoted(data));
        }
        return null;
    }

    @Override
    public void end() {
        current.set(null);
    }

    private void follow(boolean fromTheOldest) {
        follower = log.follow(fromTheOldest);
    }
}
