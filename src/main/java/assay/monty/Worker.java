package assay.monty;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import com.google.protobuf.ByteString;

import assay.channel.Allowance;
import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.monty.wire.AbortFeed;
import assay.monty.wire.Configure;
import assay.monty.wire.Dump;
import assay.monty.wire.ExtFunctionResult;
import assay.monty.wire.Feed;
import assay.monty.wire.FutureResult;
import assay.monty.wire.InstallDependencies;
import assay.monty.wire.Load;
import assay.monty.wire.NamedValue;
import assay.monty.wire.ParentRequest;
import assay.monty.wire.Print;
import assay.monty.wire.RaisedException;
import assay.monty.wire.Reset;
import assay.monty.wire.ResumeCall;
import assay.monty.wire.ResumeFutures;
import assay.monty.wire.ResumeNameLookup;
import assay.monty.wire.Shutdown;

/**
 * The host's side of a conversation with a worker.
 *
 * <p>Each request answers with its {@link Turn}, whatever ended it: judging it is the caller's business.
 */
public final class Worker {

    /** The protocol version that this client speaks. */
    public static final int PROTOCOL_VERSION = 2;

    /** For a whole turn, prints included: an endless printer must not keep us for ever. One that is fast floods us before. */
    private static final Duration TURN = Duration.ofSeconds(30);

    private static final Duration WRITE = Duration.ofSeconds(30);

    private final Channel<Outgoing, Incoming> channel;

    public Worker(Channel<Outgoing, Incoming> channel) {
        this.channel = channel;
    }

    /** Sends a request and waits for the end of its turn. */
    public Turn ask(ParentRequest request) {
        return ask(request, Deadline.within("turn", TURN));
    }

    /** The same under a deadline of the caller's. A worker that stops reading says why in what it sends last. */
    public Turn ask(ParentRequest request, Deadline by) {
        try {
            channel.send(new Outgoing.Request(request), by);
        } catch (Dropped stoppedReading) {
            return turn(by);
        }
        return turn(by);
    }

    /** Sends code and does not wait for what becomes of it. */
    public void sayFeed(String code) {
        Feed feed = Feed.newBuilder().setCode(code).build();
        say(new Outgoing.Request(ParentRequest.newBuilder().setFeed(feed).build()));
    }

    /** Sends bytes that are no frame. */
    public void say(byte[] raw) {
        say(new Outgoing.Raw(raw));
    }

    /** Sends any message and does not wait. */
    public void say(Outgoing message) {
        channel.send(message, write());
    }

    /** Closes the pipe that the worker writes to. */
    public void stopListening() {
        channel.send(new Outgoing.StopListening(), write());
    }

    /** Closes the pipe that the worker reads from. */
    public void closeInput() {
        channel.finish(write());
    }

    /** Waits for the end of the turn under way. */
    public Turn turn() {
        return turn(Deadline.within("turn", TURN));
    }

    private Turn turn(Deadline by) {
        List<Print> prints = new ArrayList<>();
        Allowance allowance = new Allowance("the turn, which has not ended,");
        Incoming message = next(by);
        while (message instanceof Incoming.Event event && event.event().hasPrint()) {
            prints.add(event.event().getPrint());
            allowance.keep(message);
            if (by.passed()) {
                throw new Hang(by, "the turn had not ended after " + prints.size() + " prints");
            }
            message = next(by);
        }
        return new Turn(prints, message);
    }

    /** The next message, whatever it is. */
    public Incoming next(Deadline by) {
        return channel.receive(by);
    }

    public Turn configure(Configure configure) {
        return ask(ParentRequest.newBuilder().setConfigure(configure).build());
    }

    public Turn feed(String code) {
        return feed(code, List.of());
    }

    public Turn feed(String code, List<NamedValue> inputs) {
        return feed(Feed.newBuilder().setCode(code).addAllInputs(inputs).build());
    }

    public Turn feed(Feed feed) {
        return ask(ParentRequest.newBuilder().setFeed(feed).build());
    }

    public Turn resumeCall(int callId, ExtFunctionResult result) {
        ResumeCall resume = ResumeCall.newBuilder().setCallId(callId).setResult(result).build();
        return ask(ParentRequest.newBuilder().setResumeCall(resume).build());
    }

    public Turn resumeNameLookup(ResumeNameLookup answer) {
        return ask(ParentRequest.newBuilder().setResumeNameLookup(answer).build());
    }

    public Turn resumeFutures(List<FutureResult> results) {
        ResumeFutures resume = ResumeFutures.newBuilder().addAllResults(results).build();
        return ask(ParentRequest.newBuilder().setResumeFutures(resume).build());
    }

    public Turn abort(RaisedException exception) {
        AbortFeed abort = AbortFeed.newBuilder().setException(exception).build();
        return ask(ParentRequest.newBuilder().setAbortFeed(abort).build());
    }

    public Turn dump() {
        return ask(ParentRequest.newBuilder().setDump(Dump.getDefaultInstance()).build());
    }

    public Turn load(ByteString state) {
        return ask(ParentRequest.newBuilder().setLoad(Load.newBuilder().setState(state)).build());
    }

    public Turn installDependencies(String requirement) {
        InstallDependencies install =
                InstallDependencies.newBuilder().addRequirements(requirement).build();
        return ask(ParentRequest.newBuilder().setInstallDependencies(install).build());
    }

    public Turn reset() {
        return ask(ParentRequest.newBuilder().setReset(Reset.getDefaultInstance()).build());
    }

    public Turn shutdown() {
        return ask(ParentRequest.newBuilder().setShutdown(Shutdown.getDefaultInstance()).build());
    }

    private static Deadline write() {
        return Deadline.within("write", WRITE);
    }
}
