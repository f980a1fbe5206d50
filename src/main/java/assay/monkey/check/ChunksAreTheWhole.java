package assay.monkey.check;

import java.util.List;
import java.util.Optional;

import assay.monkey.client.Complaint;
import assay.monkey.client.Look;
import assay.monkey.operation.Data;

/** A listing that is read in pieces is the one that is read whole. */
final class ChunksAreTheWhole implements Invariant {

    private static final List<String> FILES =
            List.of("/index", "/layout", "/status", "/commands", "/recent", "/README", "/pane/{s}/tag");
    private static final List<String> DIRECTORIES = List.of("/", "/pane", "/col", "/pane/{s}");
    /** More messages than this for one file would tell nothing more. */
    private static final int MOST_PIECES = 4_000;

    @Override
    public String name() {
        return "chunks-are-the-whole";
    }

    @Override
    public String rule() {
        return "Reads at successive offsets see one file: a listing read in chunks equals one read whole in the same open.";
    }

    /** The file whose turn it is. */
    static String turn(int number, List<Long> serials) {
        String form = form(number);
        return serials.isEmpty() ? "/" : form.replace("{s}", serials.get(number % serials.size()).toString());
    }

    private static String form(int number) {
        int turn = number % (FILES.size() + DIRECTORIES.size());
        return turn < FILES.size() ? FILES.get(turn) : DIRECTORIES.get(turn - FILES.size());
    }

    @Override
    public Optional<Complaint> judge(Step step) {
        Optional<Look.Open> open = step.sight().listing();
        if (open.isEmpty()) {
            return Optional.empty();
        }
        Look look = new Look(step.client());
        String form = form(step.number());
        boolean directory = DIRECTORIES.contains(form) || open.get().path().equals("/");
        Optional<Complaint> wrong = judge(step, look, open.get(), directory, form);
        look.clunk(List.of(open.get()));
        return wrong;
    }

    private Optional<Complaint> judge(Step step, Look look, Look.Open file, boolean directory, String form) {
        int count = directory ? 128 + step.number() * 37 % 900 : 1 + step.number() * 7 % 50;
        Optional<Data> whole = look.read(file);
        if (whole.isEmpty() || whole.get().size() / count > MOST_PIECES) {
            return Optional.empty();
        }
        Data pieces = directory ? look.readBy(file, count).orElse(Data.NONE) : look.readInPieces(file, count, whole.get().size());
        boolean same = directory ? Sight.names(pieces).equals(Sight.names(whole.get())) : pieces.equals(whole.get());
        return same ? Optional.empty() : complaint(form.replace("{s}", "N") + " in pieces is another than the whole",
                count + " bytes at a time: " + pieces + " and " + whole.get());
    }
}
