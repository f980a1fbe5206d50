package assay.oracle;

/** Says that the operating system gave no answer: neither a yes nor a no, and never a zero. */
public final class NoAnswer extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NoAnswer(Question question, String why) {
        super("the system was asked '" + question.notation() + "': " + why);
    }
}
