package assay.report.view;

/**
 * A text that the page shows as it is, or the beginning of it.
 *
 * @param text what is shown; empty if there is nothing to show
 * @param rest the file that holds all of it, or empty if this is all
 * @param size of all of it, in words
 */
public record Passage(String text, String rest, String size) {

    public static final Passage NONE = new Passage("", "", "");

    public boolean present() {
        return !text.isEmpty();
    }

    public boolean cut() {
        return !rest.isEmpty();
    }
}
