package assay.report;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Numbers, times and lists as a reader says them. */
final class Words {

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm:ss 'UTC'", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    private Words() {}

    static String day(Instant instant) {
        return DAY.format(instant);
    }

    static String seconds(double seconds) {
        if (seconds < 0.0005) {
            return "<1 ms";
        }
        if (seconds < 0.9995) {
            return Math.round(seconds * 1000) + " ms";
        }
        if (seconds < 59.95) {
            return String.format(Locale.ROOT, "%.1f s", seconds);
        }
        long whole = Math.round(seconds);
        return whole < 3600
                ? whole / 60 + " min " + whole % 60 + " s"
                : whole / 3600 + " h " + whole % 3600 / 60 + " min";
    }

    static String size(long bytes) {
        if (bytes < 1024) {
            return bytes + " B";
        }
        return bytes < 1024 * 1024
                ? String.format(Locale.ROOT, "%.1f KiB", bytes / 1024.0)
                : String.format(Locale.ROOT, "%.1f MiB", bytes / (1024.0 * 1024));
    }

    /** Such as {@code 1 rule} and {@code 2 rules}. */
    static String count(long number, String noun) {
        return number + " " + (number == 1 ? noun : noun + "s");
    }

    /** Such as {@code a, b and c}. */
    static String list(List<String> items) {
        if (items.size() < 2) {
            return String.join("", items);
        }
        int last = items.size() - 1;
        return String.join(", ", items.subList(0, last)) + " and " + items.get(last);
    }

    /** Words as a shell takes them. */
    static String command(List<String> words) {
        return words.stream().map(Words::quoted).collect(Collectors.joining(" "));
    }

    static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** The first line, cut after about a hundred and fifty characters. */
    static String glimpse(String text) {
        String line = text.strip().lines().findFirst().orElse("").strip();
        if (line.length() <= 150) {
            return line;
        }
        int space = line.lastIndexOf(' ', 150);
        return line.substring(0, space > 80 ? space : whole(line, 149)) + "…";
    }

    /** The same length or one less, so that no surrogate pair is torn. */
    static int whole(String text, int length) {
        return Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length;
    }
}
