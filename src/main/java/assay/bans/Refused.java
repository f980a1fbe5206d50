package assay.bans;

import java.util.List;

/** Says why rules are not applied to a tree: they could not bite. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> objections;

    Refused(List<String> objections) {
        super(String.join(System.lineSeparator(), objections));
        this.objections = List.copyOf(objections);
    }

    /** Each with the line of the rule file that it is about, if it is about one. */
    public List<String> objections() {
        return objections;
    }
}
