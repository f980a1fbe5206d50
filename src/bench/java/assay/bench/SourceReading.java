package assay.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import assay.bans.Debts;
import assay.bans.Gate;
import assay.bans.Judgement;
import assay.bans.Rules;

/** How fast the checker goes through source text: the project's own, one file a folder, as often as makes it long. */
final class SourceReading {

    private static final int AIM = 200;
    private static final long LENGTH = 256L << 20;
    private static final int WARM = 3;
    private static final int TIMES = 10;
    private static final double MEGA = 1e6;

    private final Path root;
    private final Path tree;
    private final List<Double> wall = new ArrayList<>();
    private final List<Double> processor = new ArrayList<>();
    private int files;

    SourceReading(Path root) {
        this.root = root;
        this.tree = root.resolve("target/bench-sources");
    }

    Map<String, Object> figure() {
        try {
            Gate gate = new Gate(rules(), Debts.none());
            for (int i = 0; i < WARM + TIMES; i++) {
                read(gate, i >= WARM);
            }
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "production lines read against the bans of mux, by one thread, in " + files + " files");
        figure.put("aimedAtLeast", AIM);
        figure.put("perSecond", sample(wall));
        figure.put("perSecondOfProcessor", sample(processor));
        return figure;
    }

    private static Map<String, Object> sample(List<Double> values) {
        return Sample.of("MB/s", values.stream().mapToDouble(Double::doubleValue)).described();
    }

    private void read(Gate gate, boolean counts) throws IOException {
        long began = System.nanoTime();
        long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Judgement judgement = gate.judge(tree);
        double megabytes = judgement.bytes() / MEGA;
        if (counts) {
            processor.add(megabytes / ((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - spent) / 1e9));
            wall.add(megabytes / ((System.nanoTime() - began) / 1e9));
        }
        files = judgement.files();
    }

    /** The rules of the fixture, with every folder of theirs in the tree; what they refuse is of no interest here. */
    private Rules rules() throws IOException {
        Path bans = root.resolve("src/test/resources/bans");
        for (String folder : List.of("src", "src/engine", "src/client", "src/tui", "src/server", "src/cli", "src/os")) {
            Files.createDirectories(tree.resolve(folder));
        }
        List<byte[]> texts = texts();
        long length = 0;
        for (int i = 0; length < LENGTH; i++) {
            byte[] text = texts.get(i % texts.size());
            Files.write(tree.resolve("src/engine/text" + i + ".zig"), text);
            length += text.length;
        }
        Files.copy(bans.resolve("zig/src/os/server_os_linux.zig"), tree.resolve("src/os/server_os_linux.zig"),
                StandardCopyOption.REPLACE_EXISTING);
        return Rules.read(bans.resolve("mux.rules"));
    }

    private List<byte[]> texts() throws IOException {
        List<byte[]> texts = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(root.resolve("src/main/java"))) {
            for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
                byte[] text = text(folder);
                if (text.length > 0) {
                    texts.add(text);
                }
            }
        }
        return texts;
    }

    private static byte[] text(Path folder) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                text.write(Files.readAllBytes(file));
            }
        }
        return text.toByteArray();
    }
}
