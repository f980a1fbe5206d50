package assay.bench;

import assay.monty.Frames;
import assay.monty.Worker;
import assay.monty.wire.Configure;
import assay.monty.wire.Feed;
import assay.monty.wire.MontyObject;
import assay.monty.wire.NamedValue;
import assay.monty.wire.ParentRequest;

/** The requests that are measured, and their frames for those who speak without a client. */
final class Requests {

    /** The large argument, in bytes: each of its characters is one. */
    static final int PAYLOAD = 64 << 20;

    static final String SUM = "1+1";

    private Requests() {}

    static Configure configuration() {
        return Configure.newBuilder().setProtocolVersion(Worker.PROTOCOL_VERSION).build();
    }

    /** A feed that takes a text as its input and completes with it. */
    static Feed echo(int length) {
        NamedValue input = NamedValue.newBuilder()
                .setName("x")
                .setValue(MontyObject.newBuilder().setStr("x".repeat(length)))
                .build();
        return Feed.newBuilder().setCode("x").addInputs(input).build();
    }

    static byte[] configure() {
        return Frames.frame(ParentRequest.newBuilder().setConfigure(configuration()).build());
    }

    static byte[] feed(Feed feed) {
        return Frames.frame(ParentRequest.newBuilder().setFeed(feed).build());
    }

    static byte[] sum() {
        return feed(Feed.newBuilder().setCode(SUM).build());
    }
}
