package assay.subject;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A place to run the script that installs the worker: a copy of it, a cache folder of its own, a small program that
 * plays the worker, and an {@code npm} that fetches it and keeps count. No network, and not this user's cache.
 */
final class Installation {

    private static final Path SOURCES = Path.of("src/main/npm");
    private static final List<String> TOOLS =
            List.of("sed", "dirname", "uname", "sha256sum", "find", "rm", "mkdir", "mktemp", "cp", "mv",
                    "chmod", "cat");

    private final Path root;
    private final Map<String, String> environment = new TreeMap<>();
    private List<String> user = List.of();
    private String worker;

    Installation(Path root) throws IOException {
        this.root = root;
        Files.createDirectories(root.resolve("bin"));
        for (String tool : TOOLS) {
            replace(tool, "exec '" + found(tool) + "' \"$@\"");
        }
        for (String name : List.of("install-worker.sh", "package.json", "package-lock.json")) {
            Files.copy(SOURCES.resolve(name), root.resolve(name));
        }
        pins("#!/bin/sh\necho monty-runtime 0.0.0\n");
        with("PATH", root.resolve("bin").toString());
        with("ASSAY_CACHE", cache().toString());
    }

    Installation with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** The worker is a program of this text, and npm fetches it. */
    void pins(String program) throws IOException {
        worker = program;
        Files.writeString(root.resolve("worker.properties"),
                "package=@maker/worker\nversion=0.0.0\nfile=monty\nsha256=" + sha256(program) + "\n");
        npmFetches(program);
    }

    void npmFetches(String program) throws IOException {
        Files.writeString(root.resolve("fetched"), program);
        npmRuns("mkdir -p node_modules/@maker/worker && cat '" + root + "/fetched' >node_modules/@maker/worker/monty && "
                + "chmod 755 node_modules/@maker/worker/monty");
    }

    void npmRuns(String commands) throws IOException {
        replace("npm", "echo \"$*\" >>'" + root + "/calls'\n" + commands);
    }

    /** Puts a program of the test's own on the PATH, instead of the machine's. */
    void replace(String tool, String commands) throws IOException {
        Path program = root.resolve("bin").resolve(tool);
        Files.writeString(program, "#!/bin/sh\n" + commands + "\n");
        program.toFile().setExecutable(true, false);
    }

    void withoutNpm() throws IOException {
        Files.delete(root.resolve("bin/npm"));
    }

    /** Only root can act for another user: one that owns nothing. */
    void asAnotherUser() throws IOException {
        Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
        user = List.of(found("setpriv").toString(), "--reuid=65534", "--regid=65534", "--clear-groups", "--");
    }

    /** What npm was asked, one line for each time. */
    List<String> npmCalls() throws IOException {
        Path calls = root.resolve("calls");
        return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
    }

    Path cache() {
        return root.resolve("cache");
    }

    Path installed() {
        return cache().resolve("monty-0.0.0/monty");
    }

    boolean hasTheWorker() throws IOException {
        return Files.isExecutable(installed()) && Files.readString(installed()).equals(worker);
    }

    /** Everything in the cache folder, by its path inside. */
    List<String> cached() throws IOException {
        if (!Files.exists(cache())) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(cache())) {
            return all.skip(1).map(path -> cache().relativize(path).toString()).sorted().toList();
        }
    }

    /** Runs the script to its end. */
    Ended run(String... options) throws IOException, InterruptedException {
        return start(options).ended();
    }

    Started start(String... options) throws IOException {
        List<String> command = new ArrayList<>(user);
        command.addAll(List.of(found("sh").toString(), root.resolve("install-worker.sh").toString()));
        command.addAll(List.of(options));
        Path output = Files.createTempFile(root, "said", null);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        return new Started(process, output);
    }

    private static Path found(String tool) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("the script needs '" + tool + "', and no folder of the PATH has it"));
    }

    private static String sha256(String content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    /** The script at work. */
    record Started(Process process, Path output) {

        Ended ended() throws IOException, InterruptedException {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("the script did not end in 30 s; it said " + Files.readString(output));
            }
            return new Ended(process.exitValue(), Files.readAllLines(output));
        }
    }

    /** How the script ended, and what it said. */
    record Ended(int status, List<String> said) {}
}
