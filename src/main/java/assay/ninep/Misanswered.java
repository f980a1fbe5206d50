package assay.ninep;

import assay.channel.Message;
import assay.channel.Violation;

/** Says that what came in place of an answer is none. */
public final class Misanswered extends RuntimeException implements Violation {

    private static final long serialVersionUID = 1L;

    public Misanswered(Tmessage request, Message answer) {
        super("no answer to " + Excerpt.of(request.notation()) + ": " + Excerpt.of(answer.notation()));
    }
}
