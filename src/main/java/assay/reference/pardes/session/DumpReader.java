package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Refusal;

/** Reads a dump, and refuses whatever is not one to its last byte. */
final class DumpReader {

    private static final byte[] NOTHING = {};

    private final byte[] bytes;
    private final Set<Integer> seen = new HashSet<>();
    private int at;
    private int panes;

    private DumpReader(byte[] bytes) {
        this.bytes = bytes;
    }

    static Dump read(byte[] bytes) {
        return new DumpReader(bytes).all();
    }

    private static Refusal bad() {
        return new Refusal("Restore: not a dump");
    }

    private static void need(boolean fits) {
        if (!fits) {
            throw bad();
        }
    }

    private String peek() {
        int end = at;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        need(end < bytes.length);
        return new String(bytes, at, end - at, StandardCharsets.UTF_8);
    }

    private String line() {
        String line = peek();
        at += line.getBytes(StandardCharsets.UTF_8).length + 1;
        return line;
    }

    /** The words of a line that begins with one and has so many others. */
    private String[] words(String first, int others) {
        String[] words = line().split(" ", -1);
        need(words[0].equals(first) && words.length == others + 1);
        return words;
    }

    private static int number(String word, int most) {
        need(word.matches("0|[1-9][0-9]{0,8}"));
        int number = Integer.parseInt(word);
        need(number <= most);
        return number;
    }

    private static int number(String word) {
        return number(word, Integer.MAX_VALUE);
    }

    private static boolean flag(String word) {
        return number(word, 1) == 1;
    }

    private byte[] blob(String key, int most) {
        return blobOnDemand(key, most).get();
    }

    /** Large ones are not all to be there twice. */
    private Supplier<byte[]> blobOnDemand(String key, int most) {
        int length = number(words(key, 1)[1], most);
        need(length < bytes.length - at && bytes[at + length] == '\n');
        int from = at;
        at += length + 1;
        return () -> Arrays.copyOfRange(bytes, from, from + length);
    }

    private Dump all() {
        need(line().equals(DumpWriter.FIRST_LINE));
        String[] size = words("size", 2);
        int width = number(size[1], 500);
        int height = number(size[2], 200);
        need(width >= 20 && height >= 6);
        byte[] directory = blob("cwd", 4096);
        int focus = number(words("focus", 1)[1]);
        byte[] tag = blob("tag", 4096);
        Map<String, String> settings = settings();
        List<Dump.Strip> columns = columns();
        need(line().equals("end") && at == bytes.length && columns.size() <= Arrangement.MOST_COLUMNS);
        if (panes == 0) {
            throw new Refusal("Restore: no panes in the dump");
        }
        return new Dump(width, height, directory, focus, tag, settings, columns);
    }

    private Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        while (peek().startsWith("set ")) {
            String[] words = words("set", 2);
            boolean switched = Settings.SWITCHES.contains(words[1]) && words[2].equals("on");
            need(switched || words[1].equals("Placement") && words[2].equals("pardes"));
            settings.put(words[1], words[2]);
        }
        return settings;
    }

    private List<Dump.Strip> columns() {
        List<Dump.Strip> columns = new ArrayList<>();
        while (peek().startsWith("col ")) {
            int id = number(words("col", 1)[1]);
            byte[] tag = blob("tag", 4096);
            List<Dump.View> views = new ArrayList<>();
            while (peek().startsWith("pane ")) {
                views.add(pane());
            }
            columns.add(new Dump.Strip(id, tag, views));
        }
        return columns;
    }

    private Dump.View pane() {
        String[] words = words("pane", 9);
        Dump.Kind kind = Arrays.stream(Dump.Kind.values())
                .filter(each -> words[1].equals("" + each.letter())).findFirst().orElseThrow(DumpReader::bad);
        int id = number(words[2]);
        int file = number(words[3]);
        need(kind == Dump.Kind.ELSEWHERE ? seen.contains(file) : file == id);
        need(seen.add(id) && ++panes <= Arrangement.MOST_PANES);
        byte[] name = blob("name", 1024);
        byte[] tag = blob("tag", 4096);
        boolean dumped = peek().startsWith("dump ");
        byte[] dump = dumped ? blob("dump", Document.MOST) : NOTHING;
        byte[] dumpDirectory = dumped ? blob("dumpdir", Document.MOST) : NOTHING;
        Supplier<byte[]> body = kind == Dump.Kind.HERE ? blobOnDemand("body", Document.MOST) : null;
        return new Dump.View(kind, id, file, number(words[4]), number(words[5]), flag(words[6]), flag(words[7]),
                flag(words[8]), flag(words[9]), name(name), tag, dump, dumpDirectory, body);
    }

    private static byte[] name(byte[] name) {
        try {
            Names.checked(name);
            return name;
        } catch (Refusal impossible) {
            throw bad();
        }
    }
}
