package assay.subject;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import com.sun.jna.Native;

import assay.channel.Deadline;

/** A Java program of its own, with streams that are not ours: a suite that can be killed, or be started oddly. */
final class AnotherJava implements AutoCloseable {

    private static final String READY = "ready";

    private final Path said;
    private final Process process;

    private AnotherJava(Path said, Process process) {
        this.said = said;
        this.process = process;
    }

    /**
     * @param before words of the command before {@code java}
     * @param options of the Java runtime
     */
    static AnotherJava start(
            Path folder, List<String> before, List<String> options, Map<String, String> environment, Class<?> main, String... arguments)
            throws IOException {
        return start(folder, before, options, environment, file(Running.class), main, arguments);
    }

    /** @param classes the folder that holds the main code */
    static AnotherJava start(
            Path folder,
            List<String> before,
            List<String> options,
            Map<String, String> environment,
            String classes,
            Class<?> main,
            String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(classes), main.getName()));
        command.addAll(Arrays.asList(arguments));
        Path said = Files.createTempFile(folder, "said", "");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        environment.forEach((name, value) -> {
            if (value.isEmpty()) {
                builder.environment().remove(name);
            } else {
                builder.environment().put(name, value);
            }
        });
        return new AnotherJava(said, builder.start());
    }

    private static String classPath(String classes) {
        return String.join(":", classes, file(AnotherJava.class), file(Native.class));
    }

    private static String file(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    int pid() {
        return (int) process.pid();
    }

    /** Said by a program that has started all that it means to. */
    static void sayReady() {
        System.out.println(READY);
    }

    void awaitReady(Deadline by) {
        by.await(() -> output().contains(READY) || !process.isAlive(), "the program has started nothing: " + output());
        if (!output().contains(READY)) {
            throw new AssertionError("the program ended early: " + output());
        }
    }

    /** All that it said until its end. */
    String toEnd() throws IOException, InterruptedException {
        process.getOutputStream().close();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            throw new AssertionError("the program does not end: " + output());
        }
        return output();
    }

    boolean alive() {
        return process.isAlive();
    }

    String output() {
        try {
            return Files.readString(said, StandardCharsets.UTF_8);
        } catch (IOException gone) {
            throw new AssertionError(gone);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
