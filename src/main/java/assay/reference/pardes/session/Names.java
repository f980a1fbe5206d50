package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Utf8;

/** What panes and files may be called, and what a name means in a directory. */
public final class Names {

    private static final int LONGEST = 1024;

    private Names() {}

    /** A name that a client gave. */
    public static String checked(byte[] name) {
        if (!Utf8.isWellFormed(name)) {
            throw new Refusal("bad character in file name");
        }
        String text = new String(name, StandardCharsets.UTF_8);
        if (text.indexOf('\0') >= 0) {
            throw new Refusal("nulls in file name");
        }
        if (!text.codePoints().allMatch(Names::isFit)) {
            throw new Refusal("bad character in file name");
        }
        if (name.length > LONGEST) {
            throw new Refusal("file name too long");
        }
        return text;
    }

    /** Whether a name might be that of a file or a pane. */
    static boolean isPossible(byte[] name) {
        try {
            return name.length > 0 && !checked(name).isEmpty();
        } catch (Refusal impossible) {
            return false;
        }
    }

    private static boolean isFit(int point) {
        return point >= 0x20 && (point < 0x7f || point > 0x9f) && point != 0x2028 && point != 0x2029;
    }

    /** A name as it is from the root, without detours. One that ends in a slash still does. */
    public static String absolute(String directory, String name) {
        String whole = name.startsWith("/") ? name : directory + "/" + name;
        Deque<String> parts = new ArrayDeque<>();
        for (String part : whole.split("/")) {
            if (part.equals("..")) {
                parts.pollLast();
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.addLast(part);
            }
        }
        String clean = "/" + String.join("/", parts);
        boolean directoryMeant = whole.endsWith("/") || whole.endsWith("/.") || whole.endsWith("/..");
        String result = directoryMeant && clean.length() > 1 ? clean + "/" : clean;
        if (result.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            throw new Refusal("file name too long");
        }
        return result;
    }

    /** A name up to and with its last slash. */
    static String directory(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }

    static String withoutSlash(String name) {
        return name.length() > 1 && name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
    }
}
