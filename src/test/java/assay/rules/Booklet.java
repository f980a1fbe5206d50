package assay.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A small project of one feature and its lists: sound as it begins, so that a test can spoil one thing. */
final class Booklet {

    private final Path root;

    private Booklet(Path root) {
        this.root = root;
    }

    static Booklet in(Path root) {
        return new Booklet(root)
                .file("tags.txt", "monty | a system\nmux | another\ncounting | a topic\nslow | takes long")
                .file("sources/monty.txt", "manual: adding | page 1 | Things add up. | count-adds / one more")
                .file("features/monty/counting.feature", """
                        @monty @counting
                        Feature: Counting
                          @count-adds
                          Rule: A counter adds
                            What it is given comes on top.
                            Source: manual: adding

                            Example: one more
                              Given a counter at 1
                              When it counts 1 more
                              Then it shows 2
                        """);
    }

    Booklet file(String name, String text) {
        Path file = root.resolve(name);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Replaces words in a file; words that are not there are a mistake of the test. */
    Booklet replace(String name, String words, String others) {
        try {
            String text = Files.readString(root.resolve(name));
            if (!text.contains(words)) {
                throw new IllegalArgumentException(name + " does not say: " + words);
            }
            return file(name, text.replace(words, others));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Booklet feature(String words, String others) {
        return replace("features/monty/counting.feature", words, others);
    }

    Rulebook read() {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader lists = new URLClassLoader(new URL[] {root.toUri().toURL()}, null)) {
            thread.setContextClassLoader(lists);
            return Rulebook.read(root, "features", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    List<String> findings() {
        return Review.of(read()).stream().map(Finding::toString).collect(Collectors.toList());
    }
}
