package assay.reference.pardes.server;

import assay.ninep.Rmessage;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;

/** Where answers go, and what the wire has to know. */
interface Replies {

    void send(Rmessage reply);

    void agreed(int msize);

    /** Something slow is over: what came in meanwhile can be answered. */
    void free();

    default void refuse(int tag, Refusal refusal) {
        send(new Rmessage.Rerror(tag, Session.reason(refusal)));
    }
}
