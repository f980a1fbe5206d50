package assay.oracle;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.os.Observations;
import assay.os.Observations.Held;
import assay.os.Observations.Kind;
import assay.os.Observations.State;

/** The operating system as one to talk to: each question is answered at once, from what it lets an onlooker see. */
public final class OperatingSystem implements Channel<Question, Answer> {

    private final Observations observations;
    private final Deque<Answer> answers = new ArrayDeque<>();

    public OperatingSystem(Observations observations) {
        this.observations = observations;
    }

    @Override
    public void send(Question question, Deadline by) {
        try {
            answers.add(new Answer.Said(answer(question)));
        } catch (IOException | IllegalArgumentException silent) {
            answers.add(new Answer.CannotSay(silent.getMessage()));
        }
    }

    @Override
    public Answer receive(Deadline by) {
        if (answers.isEmpty()) {
            throw new Dropped("nothing was asked of the system, so no answer can come");
        }
        return answers.remove();
    }

    private List<String> answer(Question question) throws IOException {
        String object = question.about().get(0);
        return switch (question.topic()) {
            case DATAGRAM_TABLE -> observations.datagramAddresses();
            case DATAGRAM_ADDRESS -> one(observations.datagramAddresses().contains(object));
            case FILE_MODE -> one(Integer.toOctalString(observations.mode(Path.of(object))));
            case FILE_SIZE -> one(observations.size(Path.of(object)));
            case FILE_DIGEST -> one(digest(Path.of(object)));
            default -> answer(question, Integer.parseInt(object));
        };
    }

    private List<String> answer(Question question, int pid) throws IOException {
        return switch (question.topic()) {
            case LIFE -> one(observations.state(pid) == State.LIVING);
            case EXECUTABLE -> one(observations.executable(pid));
            case NAME -> one(observations.name(pid));
            case ARGUMENTS -> observations.arguments(pid);
            case CHILDREN -> each(observations.children(pid).stream());
            case RESIDENT_SIZE -> one(observations.residentMemory(pid));
            case HOLDS_SOCKET -> one(holds(pid, Path.of(question.about().get(1))));
            case SIGNALS -> signals(observations.signals(pid));
            default -> descriptors(question, pid);
        };
    }

    private List<String> descriptors(Question question, int pid) throws IOException {
        return switch (question.topic()) {
            case DESCRIPTOR_COUNT -> one(observations.descriptors(pid).size());
            case DESCRIPTORS -> each(observations.descriptors(pid).stream().map(held -> held.number() + " " + held.target()));
            case DESCRIPTORS_OF_KIND -> one(count(pid, kind(question.about().get(1))));
            case CLOSED_ON_EXEC -> one(observations.closedOnExec(pid, Integer.parseInt(question.about().get(1))));
            case POSITION -> one(observations.position(pid, Integer.parseInt(question.about().get(1))));
            default -> throw new IllegalArgumentException("nobody knows how to answer this");
        };
    }

    private long count(int pid, Kind kind) throws IOException {
        return observations.descriptors(pid).stream().filter(held -> held.kind() == kind).count();
    }

    /** A word that was misspelt must not count nothing and pass. */
    private static Kind kind(String word) {
        return Stream.of(Kind.values()).filter(kind -> kind != Kind.OTHER && kind.word().equals(word)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no kind of descriptor called " + word));
    }

    /** By inode: another socket may have the same name, and a name says nothing of who holds it. */
    private boolean holds(int pid, Path path) throws IOException {
        Set<Long> bound = observations.socketsAt(pid, path);
        for (Held held : observations.descriptors(pid)) {
            if (bound.contains(observations.socketInode(held))) {
                return true;
            }
        }
        return false;
    }

    private static List<String> signals(Observations.Signals signals) {
        return List.of(
                "ignored" + words(signals.ignored()), "blocked" + words(signals.blocked()), "caught" + words(signals.caught()));
    }

    private static String words(Set<Integer> numbers) {
        return numbers.stream().map(number -> " " + number).collect(Collectors.joining());
    }

    private static String digest(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                DigestInputStream digest = new DigestInputStream(in, MessageDigest.getInstance("SHA-256"))) {
            digest.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(digest.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    private static List<String> one(Object item) {
        return List.of(item.toString());
    }

    private static List<String> each(Stream<?> items) {
        return items.map(Object::toString).toList();
    }

    @Override
    public void finish(Deadline by) {
        // There is no end to what may be asked.
    }

    @Override
    public void close() {
        answers.clear();
    }
}
