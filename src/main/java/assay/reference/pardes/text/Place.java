package assay.reference.pardes.text;

/** A span that keeps its text when what stands before it changes. */
public final class Place {

    private Span span = Span.START;

    public Span span() {
        return span;
    }

    public void set(Span wanted) {
        span = wanted;
    }
}
