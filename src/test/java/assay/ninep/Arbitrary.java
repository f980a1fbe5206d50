package assay.ninep;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Messages of every kind, out of one seed. */
final class Arbitrary {

    /** What a terminal, a text or the notation itself might trip over. */
    private static final String[] PIECES = {
        "a", "é", "日", "😀", "\n", "\r", "\u2028", "\u0085", "\u0000", "\u001b[1m", "\"", "\\", "\\x", "[", "]", "(", "{ }",
        " ", "&", "tag 3", "*", "\ufeff", "\ue000"
    };

    private final Random random;

    Arbitrary(long seed) {
        // Neighbouring seeds would begin alike.
        this.random = new Random(seed * 0x9e37_79b9_7f4a_7c15L);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    byte[] bytes() {
        byte[] bytes = new byte[random.nextInt(12)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Proper characters, stray bytes, and halves of characters that meet. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            text.append(random.nextBoolean() ? PIECES[random.nextInt(PIECES.length)] : Text.decode(bytes()));
        }
        return Text.decode(Text.encode(text.toString()));
    }

    private <T> List<T> list(Supplier<T> element) {
        List<T> list = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            list.add(element.get());
        }
        return list;
    }

    private Qid qid() {
        return new Qid(random.nextInt(256), random.nextInt(), random.nextLong());
    }

    private Dir dir() {
        return new Dir(random.nextInt(0x10000), random.nextInt(), qid(), random.nextInt(), random.nextInt(),
                random.nextInt(), random.nextLong(), text(), text(), text(), text());
    }

    private int tag() {
        return random.nextInt(0x10000);
    }

    Fcall message() {
        return random.nextBoolean() ? request() : reply();
    }

    Tmessage request() {
        return switch (random.nextInt(13)) {
            case 0 -> new Tmessage.Tversion(tag(), random.nextInt(), text());
            case 1 -> new Tmessage.Tauth(tag(), random.nextInt(), text(), text());
            case 2 -> new Tmessage.Tattach(tag(), random.nextInt(), random.nextInt(), text(), text());
            case 3 -> new Tmessage.Tflush(tag(), tag());
            case 4 -> new Tmessage.Twalk(tag(), random.nextInt(), random.nextInt(), list(this::text));
            case 5 -> new Tmessage.Topen(tag(), random.nextInt(), random.nextInt(256));
            case 6 -> new Tmessage.Tcreate(tag(), random.nextInt(), text(), random.nextInt(), random.nextInt(256));
            case 7 -> new Tmessage.Tread(tag(), random.nextInt(), random.nextLong(), random.nextInt());
            case 8 -> new Tmessage.Twrite(tag(), random.nextInt(), random.nextLong(), bytes());
            case 9 -> new Tmessage.Tclunk(tag(), random.nextInt());
            case 10 -> new Tmessage.Tremove(tag(), random.nextInt());
            case 11 -> new Tmessage.Tstat(tag(), random.nextInt());
            default -> new Tmessage.Twstat(tag(), random.nextInt(), dir());
        };
    }

    Rmessage reply() {
        return switch (random.nextInt(14)) {
            case 0 -> new Rmessage.Rversion(tag(), random.nextInt(), text());
            case 1 -> new Rmessage.Rauth(tag(), qid());
            case 2 -> new Rmessage.Rattach(tag(), qid());
            case 3 -> new Rmessage.Rerror(tag(), text());
            case 4 -> new Rmessage.Rflush(tag());
            case 5 -> new Rmessage.Rwalk(tag(), list(this::qid));
            case 6 -> new Rmessage.Ropen(tag(), qid(), random.nextInt());
            case 7 -> new Rmessage.Rcreate(tag(), qid(), random.nextInt());
            case 8 -> new Rmessage.Rread(tag(), bytes());
            case 9 -> new Rmessage.Rwrite(tag(), random.nextInt());
            case 10 -> new Rmessage.Rclunk(tag());
            case 11 -> new Rmessage.Rremove(tag());
            case 12 -> new Rmessage.Rstat(tag(), dir());
            default -> new Rmessage.Rwstat(tag());
        };
    }

    Outgoing outgoing() {
        return switch (random.nextInt(4)) {
            case 0 -> new Outgoing.Raw(bytes());
            case 1 -> {
                List<Tmessage> requests = list(this::request);
                requests.add(request());
                yield new Outgoing.Together(requests);
            }
            default -> request();
        };
    }

    Incoming incoming() {
        return switch (random.nextInt(5)) {
            case 0 -> new Incoming.Garbage(text(), bytes());
            case 1 -> new Incoming.HungUp();
            default -> reply();
        };
    }
}
