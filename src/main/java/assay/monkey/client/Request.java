package assay.monkey.client;

import assay.monkey.operation.Data;

/**
 * One request of an operation, and what became of it.
 *
 * @param mode how the file is open; 0 where that means nothing
 * @param data what was written; {@link Data#NONE} otherwise
 * @param why the server's words, if it refused
 */
public record Request(Kind kind, String path, int mode, Data data, State state, String why) {

    /** What was asked for, as far as the rules tell requests apart. */
    public enum Kind {
        WALK, OPEN, EMPTY, NEW_PANE, READ, WRITE,
        /** A write to a file that is not open for writing. */
        MISUSE,
        CLUNK,
        /** A clunk of a fid that was not open: it ends no open of the file. */
        FORGET,
        STAT, REMOVE, CREATE,
        /** Something done to a file of the machine. */
        HOST,
        /** A line that asks for another set of panes. */
        RESTORE
    }

    /** What the server made of it. */
    public enum State {
        DONE, REFUSED,
        /** It had nothing to say yet, and was taken back. */
        HELD,
        /** Nobody knows: the client has hung up before the answer. */
        UNKNOWN
    }

    public boolean done() {
        return state == State.DONE;
    }

    /** Whether it is a write that the tree refused, which the rules say more about. */
    public boolean failedWrite() {
        return kind == Kind.WRITE && state == State.REFUSED && !path.equals("/pane/new");
    }

    /** The last name of the path. */
    public String file() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    @Override
    public String toString() {
        return kind + " " + path + (kind == Kind.WRITE ? " " + shortened() : "") + " -> "
                + (state == State.REFUSED ? "refused: " + why : state.toString());
    }

    private String shortened() {
        String printed = data.toString();
        return printed.length() < 120 ? printed : printed.substring(0, 120) + "...";
    }
}
