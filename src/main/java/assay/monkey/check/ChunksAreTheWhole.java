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
    /** More pieces of one file would tell nothing more: another step takes others. */
    private static final int PIECES = 16;

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
        if (whole.isEmpty()) {
            return Optional.empty();
        }
        return directory ? directory(look, file, count, whole.get(), form) : text(look, file, count, whole.get(), step, form);
    }

    /** A directory is read on from where the last read ended. */
    private Optional<Complaint> directory(Look look, Look.Open file, int count, Data whole, String form) {
        Data pieces = look.readBy(file, count).orElse(Data.NONE);
        return Sight.names(pieces).equals(Sight.names(whole)) ? Optional.empty() : differs(form, count, pieces, whole);
    }

    /** Of a text, some pieces behind one another, now from here and now from there. */
    private Optional<Complaint> text(Look look, Look.Open file, int count, Data whole, Step step, String form) {
        int all = whole.size() / count + 1;
        int from = all <= PIECES ? 0 : step.number() * 53 % (all - PIECES + 1) * count;
        Data wanted = whole.part(from, from + PIECES * count);
        Data pieces = look.readInPieces(file, from, count, Math.min(all, PIECES));
        return pieces.equals(wanted) ? Optional.empty() : differs(form, count, pieces, wanted);
    }

    private Optional<Complaint> differs(String form, int count, Data pieces, Data whole) {
        return complaint(form.replace("{s}", "N") + " in pieces is another than the whole",
                count + " bytes at a time: " + pieces + " and " + whole);
    }
}
