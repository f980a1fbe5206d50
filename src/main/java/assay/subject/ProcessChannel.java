package assay.subject;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;

import assay.channel.Allowance;
import assay.channel.Channel;
import assay.channel.Codec;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Flooded;
import assay.channel.Hang;
import assay.channel.Message;
import assay.channel.StopsListening;
import assay.os.Descriptors;
import assay.os.Exit;
import assay.os.OsException;

/**
 * A conversation over a process's standard streams.
 *
 * <p>One loop does everything on the caller's thread: while it writes it also reads, and while it reads it also listens
 * for standard error and for the end of the process. So no write can be stuck behind output that nobody takes, and no
 * thread is left behind.
 */
final class ProcessChannel<O extends Message, I extends Message> implements Channel<O, I> {

    private static final int BUFFER = 1 << 16;
    /** The most that a pipe holds, unless the system's owner allowed more. */
    private static final int PIPE = 1 << 20;
    private static final Duration COLLECTION = Duration.ofSeconds(10);
    private static final Duration LAST_WORDS = Duration.ofSeconds(5);

    private static final int OUT = 0;
    private static final int ERR = 1;
    private static final int WATCH = 2;
    private static final int IN = 3;
    private static final int CLOSED = -1;

    private final String name;
    private final Descriptors os;
    private final CompletableFuture<Exit> exit;
    private final Codec<I> codec;
    private final Runnable kill;
    private final Descriptors.Interest interest;
    private final int[] descriptors;
    private final ByteBuffer reading = ByteBuffer.allocateDirect(BUFFER);
    private final ByteBuffer writing = ByteBuffer.allocateDirect(BUFFER);
    private final Deque<I> inbox = new ArrayDeque<>();
    private final Allowance allowance;
    private final Stderr stderr = new Stderr();
    private boolean over;
    private long heard;

    /**
     * Our ends of a process's streams, and what becomes readable at its end; the latter stays its owner's. One descriptor
     * may be several of them, as a terminal's master is; a negative one stands for a stream that there is not.
     */
    record Streams(int in, int out, int err, int watch) {}

    ProcessChannel(
            String name, Descriptors os, Streams streams, CompletableFuture<Exit> exit, Codec<I> codec, Runnable kill) {
        this.name = name;
        this.os = os;
        this.exit = exit;
        this.codec = codec;
        this.kill = kill;
        this.allowance = new Allowance("what " + name + " said while nobody listened");
        this.interest = os.interest(4);
        this.descriptors = new int[] {streams.out(), streams.err(), streams.watch(), streams.in()};
    }

    @Override
    public void send(O message, Deadline by) {
        if (message instanceof StopsListening) {
            Children.ofThisProgram().undisturbed(() -> close(OUT));
            // That a message is cut off here is our doing, and not the subject's.
            codec.cut(cut -> {});
            return;
        }
        byte[] bytes = message.bytes();
        for (int sent = 0; sent < bytes.length; sent += writing.limit()) {
            writing.clear().put(bytes, sent, Math.min(BUFFER, bytes.length - sent)).flip();
            write(by, sent, bytes.length);
        }
    }

    /** Writes what is in the buffer, all of it. */
    private void write(Deadline by, int before, int length) {
        while (writing.hasRemaining()) {
            if (writeNow(before, length, by) < 0) {
                pumpUntilWritable(by, before + writing.position(), length);
            }
        }
    }

    /** Writes what fits; -1 if nothing does. */
    private int writeNow(int before, int length, Deadline by) {
        if (descriptors[IN] == CLOSED) {
            throw new Dropped(name + " cannot be told anything more: its input has been closed");
        }
        if (over) {
            // What it left behind may hold the pipe open, and never read from it.
            throw stoppedReading(before + writing.position(), length);
        }
        try {
            return os.write(descriptors[IN], writing);
        } catch (OsException nobodyReads) {
            awaitEnd(by);
            throw stoppedReading(before + writing.position(), length);
        }
    }

    private Dropped stoppedReading(int sent, int length) {
        return new Dropped(name + " stopped reading after " + sent + " of " + length + " bytes: " + state());
    }

    private void pumpUntilWritable(Deadline by, int sent, int length) {
        if (by.passed()) {
            throw hang(by, sent + " of " + length + " bytes were taken");
        }
        pump(by.remaining(), true);
    }

    /** A process that stops reading is usually about to end; its last words explain why. */
    private void awaitEnd(Deadline by) {
        Deadline lastWords = Deadline.within("last words", LAST_WORDS);
        while (!over && !by.passed() && !lastWords.passed()) {
            pump(shorter(by.remaining(), lastWords.remaining()), false);
        }
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    @Override
    public I receive(Deadline by) {
        while (inbox.isEmpty()) {
            if (over) {
                throw new Dropped("nothing follows the end of " + name + ": " + state());
            }
            if (by.passed()) {
                throw hang(by, codec.progress() + sinceWhat());
            }
            pump(by.remaining(), false);
        }
        I message = inbox.remove();
        allowance.drop(message);
        return message;
    }

    /** One message that its receiver passed over, and then silence, is another thing than silence. */
    private String sinceWhat() {
        return heard == 0 ? "" : heard == 1 ? " after 1 message" : " after " + heard + " messages";
    }

    /** While we write nobody takes anything out, and who never reads may write for ever. */
    private void hear(I message) {
        heard++;
        inbox.add(message);
        try {
            allowance.keep(message);
        } catch (Flooded flooded) {
            kill.run();
            throw flooded;
        }
    }

    private Hang hang(Deadline by, String progress) {
        String words = name + ": " + progress + "; " + state();
        if (!by.meantToPass()) {
            kill.run();
        }
        return new Hang(by, words);
    }

    private void pump(Duration wait, boolean toWrite) {
        interest.set(OUT, descriptors[OUT], false);
        interest.set(ERR, descriptors[ERR], false);
        interest.set(WATCH, descriptors[WATCH], false);
        interest.set(IN, toWrite ? descriptors[IN] : CLOSED, true);
        if (!os.await(interest, wait)) {
            return;
        }
        boolean ended = interest.ready(WATCH);
        if (ended || interest.ready(OUT)) {
            drain(OUT, ended);
        }
        if (ended || interest.ready(ERR)) {
            drain(ERR, ended);
        }
        if (ended) {
            end();
        }
    }

    /** Reads one bufferful, or, of a process that has ended, all that is left; what it left behind may write for ever. */
    private void drain(int place, boolean all) {
        int count;
        int taken = 0;
        do {
            count = descriptors[place] == CLOSED ? CLOSED : read(place);
            taken += count;
        } while (all && count > 0 && taken < PIPE);
    }

    private int read(int place) {
        reading.clear();
        int count = readNow(place);
        reading.flip();
        if (count > 0 && place == OUT) {
            codec.take(reading, this::hear);
        } else if (count > 0) {
            stderr.add(reading);
        } else if (count == 0) {
            close(place);
        }
        return count;
    }

    private int readNow(int place) {
        try {
            return os.read(descriptors[place], reading);
        } catch (OsException broken) {
            return 0;
        }
    }

    String standardError() {
        return stderr.toString();
    }

    private void end() {
        over = true;
        codec.cut(this::hear);
        descriptors[WATCH] = CLOSED;
        // The system said so already: this only waits for our own reaper to note the status.
        hear(codec.ended(status(), stderr.toString()));
    }

    private Exit status() {
        return Deadline.within("collection", COLLECTION).await(exit, name + " has ended and nobody collects its status");
    }

    private String state() {
        String said = stderr.isEmpty() ? "nothing on its standard error" : "its standard error: " + stderr;
        String running = descriptors[OUT] == CLOSED ? "it still runs, its output is closed" : "it still runs";
        return (over ? "it ended with " + status() : running) + ", " + said;
    }

    @Override
    public void finish(Deadline by) {
        close(IN);
    }

    @Override
    public void close() {
        close(OUT);
        close(ERR);
        close(IN);
        interest.close();
    }

    private void close(int place) {
        int descriptor = descriptors[place];
        descriptors[place] = CLOSED;
        if (descriptor != CLOSED && Arrays.stream(descriptors).noneMatch(other -> other == descriptor)) {
            os.close(descriptor);
        }
    }
}
