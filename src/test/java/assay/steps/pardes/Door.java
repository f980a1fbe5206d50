package assay.steps.pardes;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.ninep.Incoming;
import assay.ninep.Outgoing;
import assay.ninep.ReplyCodec;
import assay.os.OsException;
import assay.subject.Output;
import assay.subject.Running;
import assay.subject.SocketChannel;

/** Where a session is reached. A socket file may be there before it is listened to, or be one that another session left. */
record Door(Path socket, Running<Output, Output> running) {

    /** What the document gives a session to answer at its socket. */
    private static final Duration SERVES = Duration.ofSeconds(15);
    private static final int SIGKILL = 9;

    /**
     * A connection, as soon as somebody listens.
     *
     * @param end waits for the end of a session that ended before
     */
    Channel<Outgoing, Incoming> dialInTime(Supplier<Output.Ended> end) {
        Deadline by = Deadline.within("socket", SERVES);
        List<Channel<Outgoing, Incoming>> reached = new ArrayList<>();
        by.await(() -> !running.alive() || dialed(reached), "nobody listens at " + socket);
        if (reached.isEmpty()) {
            throw new Dropped("the session ended before it could be reached: " + end.get().notation() + ", "
                    + running.standardError());
        }
        return reached.get(0);
    }

    private boolean dialed(List<Channel<Outgoing, Incoming>> reached) {
        try {
            return Files.exists(socket) && reached.add(dial());
        } catch (OsException notYet) {
            return false;
        }
    }

    private Channel<Outgoing, Incoming> dial() throws OsException {
        return SocketChannel.dial(socket, new ReplyCodec(), new Incoming.HungUp(), () -> running.signal(SIGKILL));
    }
}
