package assay.ninep;

import assay.channel.Violation;

/** Says that the server refused a request: the protocol's own error answer. */
public final class Refused extends RuntimeException implements Violation {

    private static final long serialVersionUID = 1L;

    private final String ename;

    Refused(Tmessage request, String ename) {
        super("the server refused: " + ename + ": asked was " + Excerpt.of(request.notation()));
        this.ename = ename;
    }

    /** Why, in the server's words. */
    public String ename() {
        return ename;
    }
}
