package assay.report;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** A failure in words: what it says, and what its causes add to that. */
public final class Why {

    /** Enough for any cause that somebody wrote, and an end for one that goes round in a circle. */
    private static final int DEEPEST = 10;

    private Why() {}

    public static String of(Throwable thrown) {
        StringBuilder text = new StringBuilder(words(thrown));
        Throwable cause = thrown.getCause();
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            String words = words(cause);
            if (text.indexOf(words) < 0) {
                text.append(": ").append(words);
            }
            cause = cause.getCause();
        }
        return text.toString();
    }

    /** Some messages name only a file, or nothing: then the kind of failure is all that explains it. */
    private static String words(Throwable thrown) {
        String message = thrown.getMessage();
        if (message == null || message.isBlank() || thrown instanceof NullPointerException) {
            return thrown.toString();
        }
        boolean onlyFile = thrown instanceof FileSystemException failure && message.equals(failure.getFile());
        return onlyFile ? words((FileSystemException) thrown) : message.strip();
    }

    private static String words(FileSystemException failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no " + failure.getFile();
        }
        if (failure instanceof AccessDeniedException) {
            return "access to " + failure.getFile() + " is denied";
        }
        return failure.getClass().getSimpleName() + " at " + failure.getFile();
    }
}
