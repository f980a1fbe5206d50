package assay.monkey.faults;

import java.util.List;

/** The faults that a monkey is to find. */
public final class Faults {

    private static final List<Fault> ALL = List.of(
            new Fault("logs an err twice",
                    "session.failed(context, Session.reason(failure));",
                    "session.failed(context, Session.reason(failure)); session.failed(context, Session.reason(failure));"),
            new Fault("logs a msg beside an err",
                    "session.failed(context, Session.reason(failure));",
                    "session.failed(context, Session.reason(failure)); session.told(context, java.util.List.of(\"beside\"));"),
            new Fault("logs an err for a refused open",
                    "if (odd || mayNotRead || mayNotWrite) {",
                    "if (odd || mayNotRead || mayNotWrite) {\n            session.failed(new assay.reference.pardes.session.Context(() -> null, null, this, \"-\","
                            + " fid.node().name()), \"permission denied\");"),
            new Fault("refuses a line and runs it",
                    "return running.run(context, line);",
                    "Later ran = running.run(context, line);\n                if (parsed.word().equals(\"Undo\")) {\n"
                            + "                    throw new Refusal(\"not now\");\n                }\n                return ran;"),
            new Fault("runs what has no end at the close alone", 
                    "return new Round(context, all, full).go();", "return new Round(context, all, true).go();"),
            new Fault("gives a byte too few in the middle of a text",
                    "from + (long) count));", "from + (long) count - (count > 9 && count < 60 && from > 0 ? 1 : 0)));"),
            new Fault("makes a listing anew at each read",
                    "made == Made.FROM_THE_START && offset == 0", "offset == 0"),
            new Fault("counts in the index what a body held first",
                    "number(pane.text().characters())",
                    "number(FIRST.computeIfAbsent(pane.serial(), any -> (long) pane.text().characters()))"),
            new Fault("loses every third flush",
                    "replies.send(new Rmessage.Rflush(flush.tag()));",
                    "if (flush.oldtag() % 3 != 0) {\n            replies.send(new Rmessage.Rflush(flush.tag()));\n        }"),
            new Fault("answers a read that was taken back",
                    "reads.flush(flush.oldtag());", ""),
            new Fault("makes a fid of a walk that stopped",
                    "if (qids.size() == walk.wname().size()) {", "if (qids.size() <= walk.wname().size()) {"),
            new Fault("knows a fid after its clunk", "reads.end(fid);\n        fids.remove(number);", "reads.end(fid);"),
            new Fault("searches backwards from a place too far",
                    "search.before(start).or(", "search.before(Math.min(limit.to(), start + 1)).or("),
            new Fault("sets dot wrongly after an undo",
                    "return new Span(text.character(changes.get(0).from()), text.character(end));",
                    "return Span.at(text.character(end));"),
            new Fault("undoes the first of two changes alone",
                    "around = play(edit.back());", "around = play(edit.back().subList(0, 1));"),
            new Fault("drops a byte that is no character",
                    "new Change(end, end, data)",
                    "new Change(end, end, new String(data, java.nio.charset.StandardCharsets.UTF_8).replace(\"\\ufffd\", \"\")"
                            + ".getBytes(java.nio.charset.StandardCharsets.UTF_8))"),
            new Fault("writes CR LF as LF",
                    "new Change(end, end, data)",
                    "new Change(end, end, new String(data, java.nio.charset.StandardCharsets.ISO_8859_1).replace(\"\\r\\n\", \"\\n\")"
                            + ".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1))"),
            new Fault("skips a place in loops over nothing",
                    "from = all.isEmpty() ? all.to() + 1 : all.to();", "from = all.isEmpty() ? all.to() + 2 : all.to();"),
            new Fault("tells an insert before its delete",
                    "if (!gone.isEmpty()) {\n            add(delete, gone, new byte[0], 0);\n        }\n"
                            + "        int count = Utf8.count(with, 0, with.length);",
                    "int count = Utf8.count(with, 0, with.length);\n        if (count > 0 && !gone.isEmpty()) {\n"
                            + "            add(insert, new Span(gone.from(), gone.from() + count), with, count);\n"
                            + "            add(delete, gone, new byte[0], 0);\n            return;\n        }\n"
                            + "        if (!gone.isEmpty()) {\n            add(delete, gone, new byte[0], 0);\n        }"),
            new Fault("keeps a connection, and its fids, over a restore",
                    "List.copyOf(connections).forEach(Connection::close);", "connections.get(0).close();"),
            new Fault("counts a record once too often", "\" (x\" + time + \")\"", "\" (x\" + (time + 1) + \")\""),
            new Fault("shows Put for directories too",
                    "(buffer.canBePut() ? \" Put\" : \"\")", "(buffer.canBePut() || buffer.isDirectory() ? \" Put\" : \"\")"),
            new Fault("tells only of panes with a name that they are dirty",
                    "number(pane.buffer().isDirty() ? 1 : 0)", "number(pane.buffer().isDirty() && !pane.buffer().name().isEmpty() ? 1 : 0)"),
            new Fault("quits and leaves what it started",
                    "List.copyOf(running.values()).forEach(child -> child.signal(HANGUP));", ""),
            new Fault("ends in order when the address of the fourth pane is opened",
                    "file(pane, \"addr\", 0666).opens(file -> new AddressFile(file, session, pane, uses)),",
                    "file(pane, \"addr\", 0666).opens(file -> {\n                    if (pane.serial() == 4) {\n"
                            + "                        Runtime.getRuntime().halt(0);\n                    }\n"
                            + "                    return new AddressFile(file, session, pane, uses);\n                }),"),
            new Fault("breaks at a null byte in a tag",
                    "while (end < tag.length && tag[end] != '\\n') {",
                    "while (end < tag.length && tag[end] != '\\n') {\n            if (tag[end] == 0) {\n"
                            + "                throw new IllegalStateException(\"a null byte\");\n            }"));

    private Faults() {}

    public static List<Fault> all() {
        return ALL;
    }

    public static Fault named(String name) {
        return ALL.stream().filter(fault -> fault.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no fault '" + name + "'"));
    }
}
