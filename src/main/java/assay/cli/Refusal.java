package assay.cli;

/** Says why the command cannot do what it was asked, and what to try. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Refusal(String words) {
        super(words);
    }
}
