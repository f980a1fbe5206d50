package assay.bans;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A small tree with its rules, made for one test. */
final class Planted {

    /** One rule about one folder. */
    static final String RULES = """
            test-blocks .zig: test
            test-blocks .rs: #[cfg(test)]

            rule 1
              why     it has its place elsewhere
              in      src
              needle  /proc
            """;

    final Path root;
    private final Path rules;

    private Planted(Path root, Path rules) {
        this.root = root;
        this.rules = rules;
    }

    /** @param folder an empty one: the tree and its rules come to stand in it */
    static Planted in(Path folder) {
        return new Planted(folder.resolve("tree"), folder.resolve("tree.rules")).rules(RULES).file("src/clean.zig", "a();\n");
    }

    Planted rules(String text) {
        write(rules, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** The usual rules with something changed. */
    Planted rules(String text, String other) {
        if (!RULES.contains(text)) {
            throw new IllegalArgumentException("the rules do not hold: " + text);
        }
        return rules(RULES.replace(text, other));
    }

    Planted more(String text) {
        return rules(RULES + text);
    }

    Planted file(String path, String text) {
        return file(path, text.getBytes(StandardCharsets.UTF_8));
    }

    Planted file(String path, byte[] bytes) {
        write(root.resolve(path), bytes);
        return this;
    }

    private static void write(Path file, byte[] bytes) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    Rules rules() {
        try {
            return Rules.read(rules);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    Judgement judge() {
        return judge(Debts.none());
    }

    Judgement judge(Debts debts) {
        try {
            return new Gate(rules(), debts).judge(root);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /** Such as {@code src/a.zig:3 1 /proc}. */
    List<String> refusals() {
        return judge().breaches().stream()
                .map(breach -> breach.file() + ":" + breach.line() + " " + breach.rule() + " " + breach.needle()).toList();
    }

    /** Each objection without the rule file's name. */
    List<String> objections() {
        try {
            judge();
            return List.of();
        } catch (Refused refused) {
            return refused.objections().stream().map(words -> words.replace(rules.toString(), "rules")).toList();
        }
    }
}
