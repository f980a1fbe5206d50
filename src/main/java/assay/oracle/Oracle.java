package assay.oracle;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import assay.channel.Channel;
import assay.channel.Deadline;

/**
 * Questions asked of the operating system about a process, and never of the process itself.
 *
 * <p>Every question throws {@link NoAnswer} if the system does not answer it.
 */
public final class Oracle {

    private static final Duration ANSWER = Duration.ofSeconds(5);

    private final Channel<Question, Answer> channel;

    public Oracle(Channel<Question, Answer> channel) {
        this.channel = channel;
    }

    /** Puts a question and gives the answer as it stands, also if it is that there is none. */
    public Answer ask(Question question) {
        Deadline by = Deadline.within("oracle", ANSWER);
        channel.send(question, by);
        return channel.receive(by);
    }

    /** Whether a process lives; one whose status nobody collected does not. */
    public boolean alive(int pid) {
        return yes(Question.of(Topic.LIFE, pid));
    }

    /** The file that a process executes, every link resolved. */
    public Path executable(int pid) {
        return Path.of(one(Question.of(Topic.EXECUTABLE, pid)));
    }

    public String name(int pid) {
        return one(Question.of(Topic.NAME, pid));
    }

    public List<String> arguments(int pid) {
        return all(Question.of(Topic.ARGUMENTS, pid));
    }

    public List<Integer> children(int pid) {
        return all(Question.of(Topic.CHILDREN, pid)).stream().map(Integer::valueOf).toList();
    }

    public int descriptorCount(int pid) {
        return Integer.parseInt(one(Question.of(Topic.DESCRIPTOR_COUNT, pid)));
    }

    /** What each descriptor of a process names. */
    public Map<Integer, String> descriptors(int pid) {
        Map<Integer, String> targets = new TreeMap<>();
        all(Question.of(Topic.DESCRIPTORS, pid)).stream().map(item -> item.split(" ", 2))
                .forEach(item -> targets.put(Integer.valueOf(item[0]), item[1]));
        return targets;
    }

    /**
     * How many descriptors of a kind a process holds.
     *
     * @param kind {@code socket}, {@code carrier} or {@code ptymaster}
     */
    public int descriptors(int pid, String kind) {
        return Integer.parseInt(one(Question.of(Topic.DESCRIPTORS_OF_KIND, pid, kind)));
    }

    /** Whether a descriptor of a process is closed by an exec. */
    public boolean closedOnExec(int pid, int descriptor) {
        return yes(Question.of(Topic.CLOSED_ON_EXEC, pid, Integer.toString(descriptor)));
    }

    /** Where the next read or write of a descriptor takes place, in bytes. */
    public long position(int pid, int descriptor) {
        return Long.parseLong(one(Question.of(Topic.POSITION, pid, Integer.toString(descriptor))));
    }

    /** The numbers of the signals that a process ignores, blocks or catches, by that word. */
    public Map<String, Set<Integer>> signals(int pid) {
        Map<String, Set<Integer>> signals = new TreeMap<>();
        for (String item : all(Question.of(Topic.SIGNALS, pid))) {
            List<String> words = Arrays.asList(item.split(" "));
            Set<Integer> numbers = new TreeSet<>();
            words.subList(1, words.size()).forEach(number -> numbers.add(Integer.valueOf(number)));
            signals.put(words.get(0), numbers);
        }
        return signals;
    }

    /** Whether a process holds the unix socket that is bound to a path: by inode, never by name. */
    public boolean holdsSocket(int pid, Path path) {
        return yes(Question.of(Topic.HOLDS_SOCKET, pid, path.toString()));
    }

    /** Memory of a process that is in use now, in bytes; 0 of one that has ended and was not collected. */
    public long residentSize(int pid) {
        return Long.parseLong(one(Question.of(Topic.RESIDENT_SIZE, pid)));
    }

    /** Whether a datagram socket is bound to a local address, spelled as in the system's table. */
    public boolean datagramBound(String address) {
        return yes(new Question(Topic.DATAGRAM_ADDRESS, List.of(address)));
    }

    /** Every local address that a datagram socket is bound to. */
    public List<String> datagramTable() {
        return all(new Question(Topic.DATAGRAM_TABLE, List.of("all")));
    }

    /** The permission bits of a file, in octal. */
    public String mode(Path file) {
        return one(new Question(Topic.FILE_MODE, List.of(file.toString())));
    }

    public long size(Path file) {
        return Long.parseLong(one(new Question(Topic.FILE_SIZE, List.of(file.toString()))));
    }

    /** The digest of a file, in lower-case hexadecimal. */
    public String sha256(Path file) {
        return one(new Question(Topic.FILE_DIGEST, List.of(file.toString())));
    }

    private boolean yes(Question question) {
        return Boolean.parseBoolean(one(question));
    }

    private String one(Question question) {
        List<String> items = all(question);
        if (items.size() != 1) {
            throw new NoAnswer(question, "it gave " + items.size() + " items for one");
        }
        return items.get(0);
    }

    private List<String> all(Question question) {
        Answer answer = ask(question);
        if (answer instanceof Answer.Said said) {
            return said.items();
        }
        throw new NoAnswer(question, answer.notation());
    }
}
