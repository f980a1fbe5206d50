package assay.subject;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import assay.channel.Codec;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.channel.Message;
import assay.os.Exit;

/** A program's file, and what it tells of itself. */
record Program(Path file) {

    /** What stands for a line that a program did not print. */
    static final String UNKNOWN = "unknown";

    private static final Duration FIRST_LINE = Duration.ofSeconds(5);

    /** The programs that a name may mean: as for a shell, one with a slash is a path, any other is searched for. */
    static List<Program> candidates(String name, String searchPath) {
        Stream<Path> places = name.contains("/")
                ? Stream.of(Path.of(name))
                : Stream.of(searchPath.split(":")).map(each -> Path.of(each, name));
        return places.map(Path::toAbsolutePath).map(Program::new).toList();
    }

    /** The first of them that this user may run, on the suite's own search path. */
    static Optional<Program> find(String name) {
        return candidates(name, System.getenv().getOrDefault("PATH", "")).stream()
                .filter(Program::runnable)
                .findFirst();
    }

    /**
     * The digest of the file, in lower-case hexadecimal.
     *
     * @throws IOException if this user may not read it
     */
    String sha256() throws IOException {
        try (InputStream in = Files.newInputStream(file);
                DigestInputStream digest = new DigestInputStream(in, MessageDigest.getInstance("SHA-256"))) {
            digest.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(digest.getMessageDigest().digest());
        } catch (FileSystemException refused) {
            throw new IOException("cannot read " + file + " to know its SHA-256: " + words(refused), refused);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /** The first line that the program prints when asked for its version. */
    String version(String system, Map<String, String> environment) throws IOException {
        return firstLine(system, List.of("--version"), environment);
    }

    /** The first line that the program prints when it is started with these arguments. */
    String firstLine(String system, List<String> arguments, Map<String, String> environment) throws IOException {
        List<String> command = new ArrayList<>(arguments);
        command.add(0, file.toString());
        Provenance asking = new Provenance(system, command, UNKNOWN, "", Provenance.Whose.NAMED);
        try (Running<Line, Line> running = Running.start(asking, environment, new LineCodec())) {
            Deadline by = Deadline.within("first line", FIRST_LINE);
            running.channel().finish(by);
            Line line = running.channel().receive(by);
            return line.text().isBlank() ? UNKNOWN : line.text().strip();
        } catch (Hang | Dropped | LeftBehind unhelpful) {
            return UNKNOWN;
        }
    }

    /** A line of text; the end of the program reads as an empty one. */
    private record Line(String text) implements Message {
        @Override
        public byte[] bytes() {
            return text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String notation() {
            return text;
        }
    }

    /** Cuts output into lines. */
    private static final class LineCodec implements Codec<Line> {
        private static final int LONGEST = 500;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override
        public void take(ByteBuffer arrived, Consumer<Line> whole) {
            while (arrived.hasRemaining()) {
                byte each = arrived.get();
                if (each == '\n') {
                    cut(whole);
                } else if (line.size() < LONGEST) {
                    line.write(each);
                }
            }
        }

        @Override
        public void cut(Consumer<Line> whole) {
            if (line.size() > 0) {
                whole.accept(new Line(line.toString(StandardCharsets.UTF_8)));
            }
            line.reset();
        }

        @Override
        public Line ended(Exit exit, String stderr) {
            return new Line("");
        }

        @Override
        public String progress() {
            return line.size() + " bytes of a line had come";
        }
    }

    /** Whether it is certain that nothing stands there: what this user may not look at is not missing. */
    boolean missing() {
        return Files.notExists(file);
    }

    /** Whether this user may run the file. */
    boolean runnable() {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }

    /** Why this user cannot run the file, in words that name it. */
    String obstacle() {
        try {
            boolean regular = Files.readAttributes(file, BasicFileAttributes.class).isRegularFile();
            return file + (regular && !Files.isReadable(file) ? " may not be read by this user"
                    : " is not a program that may be run");
        } catch (NoSuchFileException missing) {
            return "there is no " + file;
        } catch (IOException refused) {
            return file + " cannot be reached: " + words(refused);
        }
    }

    /** The reason alone: the file has been named. */
    static String words(IOException refused) {
        if (refused instanceof AccessDeniedException) {
            return "access is denied";
        }
        return refused instanceof FileSystemException failure && failure.getReason() != null ? failure.getReason()
                : refused.toString();
    }
}
