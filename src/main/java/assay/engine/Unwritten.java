package assay.engine;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import assay.report.Why;

/** The files that a run could not write, told by reason: a full disk is one sentence, however many files it costs. */
final class Unwritten {

    private final Map<String, Set<String>> byReason = new LinkedHashMap<>();

    /** @param file its name in the folder for reports */
    void add(String file, Exception refused) {
        byReason.computeIfAbsent(reason(refused), reason -> new TreeSet<>()).add(file);
    }

    /** A sentence for each reason. */
    List<String> sentences(Path folder) {
        return byReason.entrySet().stream().map(entry -> String.join(", ", entry.getValue()) + " could not be written to "
                + folder + cost(entry.getValue()) + ": " + entry.getKey()).toList();
    }

    private static String cost(Set<String> files) {
        return files.equals(Set.of(MessageLog.FILE)) ? ", so the report does not show all evidence" : "";
    }

    /** Without the file, whose name says nothing of why. */
    private static String reason(Exception refused) {
        Throwable cause = refused instanceof UncheckedIOException ? refused.getCause() : refused;
        if (cause instanceof AccessDeniedException) {
            return "access is denied";
        }
        if (cause instanceof NoSuchFileException) {
            return "the folder is there no more";
        }
        return cause instanceof FileSystemException failure && failure.getReason() != null ? failure.getReason()
                : Why.of(refused);
    }
}
