package assay.report.view;

/**
 * A piece of evidence: what a step or hook attached.
 *
 * @param name as it was attached
 * @param mediaType as it was attached
 * @param size in words
 * @param text the evidence itself, if it stands on the page
 * @param link the file that holds it otherwise, relative to the page, or empty
 */
public record Exhibit(String name, String mediaType, String size, String text, String link) {

    public boolean linked() {
        return !link.isEmpty();
    }
}
