package assay.monkey.client;

import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/** Tries to get more fids out of a server than were asked for, and to use one that was clunked. */
final class FidPlay {

    private static final String INVARIANT = "fids";
    private static final String NOWHERE = "/nothing of this name";

    private final Client client;
    private final Deed deed;

    FidPlay(Client client, Deed deed) {
        this.client = client;
        this.deed = deed;
    }

    void play(String path) {
        int fid = client.newFid();
        Rmessage walked = client.answer(client.walk(fid, path), false);
        if (!Client.whole(walked, path)) {
            mustBeUnknown(fid, "a walk that stopped made a fid");
            return;
        }
        mustFail(client.answer(client.walk(fid, path), false), "a second walk took a fid that was in use");
        int other = client.newFid();
        client.answer(client.walk(other, path + NOWHERE), false);
        mustBeUnknown(other, "a walk that stopped made a fid");
        client.tell(tag -> new Tmessage.Tclunk(tag, fid));
        mustBeUnknown(fid, "a fid was known after its clunk");
    }

    private void mustBeUnknown(int fid, String otherwise) {
        Rmessage reply = client.call(tag -> new Tmessage.Tstat(tag, fid));
        mustFail(reply, otherwise);
        if (!(reply instanceof Rmessage.Rerror)) {
            client.tell(tag -> new Tmessage.Tclunk(tag, fid));
        }
    }

    private void mustFail(Rmessage reply, String otherwise) {
        if (!(reply instanceof Rmessage.Rerror)) {
            deed.complain(INVARIANT, otherwise, reply.notation());
        }
    }
}
