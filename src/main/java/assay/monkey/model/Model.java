package assay.monkey.model;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;

import assay.monkey.client.Request;
import assay.monkey.operation.Data;
import assay.ninep.Text;

/**
 * What the bodies and dots of a session's panes must be, as the requests that were made tell.
 *
 * <p>It shares nothing with any server. What it is unsure of it forgets, until it is shown again; so it is right or silent.
 */
public final class Model {

    private static final java.util.regex.Pattern PANE_FILE = java.util.regex.Pattern.compile("/pane/(\\d+)/(\\w+)");
    private static final Set<String> HARMLESS_FILES = Set.of("tag", "name", "mark", "scroll", "errors", "log", "focus");
    private static final Set<String> COMMANDS = Set.of("ctl", "exec", "tagexec");
    private static final java.util.regex.Pattern HARMLESS_WORDS = java.util.regex.Pattern.compile(
            "(?:clean|dirty|show|menu|nomenu|lock|unlock|cleartag|Left|Right|Up|Down|Collapse|Wrap|Tagbottom|Debug|Verbose)(?: o(?:n|ff))?");
    private static final int LONG = 1 << 16;
    private static final long ANY = -1;

    private final Map<Long, PaneText> panes = new HashMap<>();
    private final Map<Long, Integer> openAddresses = new HashMap<>();
    private final Set<Long> odd = new HashSet<>();
    private final Set<Long> limited = new HashSet<>();
    private final Set<Long> joined = new HashSet<>();

    /** Shows the model a pane. */
    public void show(long serial, Data body, Range dot, boolean fromTheStart) {
        PaneText before = panes.get(serial);
        if (before != null && before.body().equals(body)) {
            before.seenDot(dot);
        } else if (!odd.contains(serial)) {
            panes.put(serial, new PaneText(body, dot, fromTheStart));
        }
        if (panes.containsKey(serial) && (limited.contains(serial) || limited.contains(ANY))) {
            panes.get(serial).limit();
        }
        if (panes.containsKey(serial) && (joined.contains(serial) || joined.contains(ANY))) {
            panes.get(serial).join();
        }
    }

    public boolean knows(long serial) {
        return panes.containsKey(serial);
    }

    public Data body(long serial) {
        return panes.get(serial).body();
    }

    /** How many characters the body must have. */
    public int length(long serial) {
        return panes.get(serial).length();
    }

    /** Whether the body must be told to be dirty, if that is known. */
    public Optional<Boolean> dirty(long serial) {
        return panes.get(serial).dirty();
    }

    /** Where the dot must be, if that is known. */
    public Optional<Range> dot(long serial) {
        return panes.get(serial).dot();
    }

    public Set<Long> known() {
        return Set.copyOf(panes.keySet());
    }

    public void forget() {
        panes.clear();
    }

    public void forget(long serial) {
        panes.remove(serial);
    }

    /** Leaves a pane alone for good: others change it too. */
    public void leave(long serial) {
        odd.add(serial);
        panes.remove(serial);
    }

    /** All connections have ended, and with them every open. */
    public void hangUp() {
        panes.clear();
        openAddresses.clear();
    }

    /**
     * Follows a request.
     *
     * @return what is wrong with the server's answer, if it took what it had to refuse, or the other way round
     */
    public Optional<String> follow(Request request) {
        Matcher file = PANE_FILE.matcher(request.path());
        if (!file.matches()) {
            elsewhere(request);
            return Optional.empty();
        }
        long serial = Long.parseLong(file.group(1));
        opens(request, serial, file.group(2));
        remember(request, serial, file.group(2));
        try {
            return panes.containsKey(serial) ? followed(request, panes.get(serial), file.group(2)) : affected(request, file.group(2));
        } catch (Unsure unsure) {
            forget(serial);
            return Optional.empty();
        }
    }

    private Optional<String> affected(Request request, String file) {
        if (request.kind() == Request.Kind.WRITE && (COMMANDS.contains(file) || file.equals("event") || file.equals("look"))) {
            commanded(request, Optional.empty());
        }
        return Optional.empty();
    }

    /** What bounds searches, or keeps changes together, is remembered for good: it is never looked at. */
    private void remember(Request request, long serial, String file) {
        if (request.kind() == Request.Kind.WRITE && (file.equals("mark") || request.data().latin().contains("nomark"))) {
            joined.add(serial);
            Optional.ofNullable(panes.get(serial)).ifPresent(PaneText::join);
        }
        if (request.kind() == Request.Kind.WRITE && (file.equals("limit") || request.data().latin().contains("limit"))) {
            limited.add(serial);
        }
    }

    private void opens(Request request, long serial, String file) {
        boolean opening = request.kind() == Request.Kind.OPEN || request.kind() == Request.Kind.EMPTY;
        if (!file.equals("addr") || !request.done()) {
            return;
        }
        if (opening && openAddresses.merge(serial, 1, Integer::sum) == 1 && panes.containsKey(serial)) {
            panes.get(serial).address(Range.at(0));
        } else if (request.kind() == Request.Kind.CLUNK) {
            openAddresses.merge(serial, -1, Integer::sum);
        }
    }

    /** What is asked of no pane in particular may change any. */
    private void elsewhere(Request request) {
        remember(request, ANY, request.file());
        boolean written = request.kind() == Request.Kind.WRITE || request.kind() == Request.Kind.HOST;
        boolean command = COMMANDS.contains(request.file()) || request.file().equals("look");
        if (request.kind() == Request.Kind.RESTORE || written && command) {
            commanded(request, Optional.empty());
        }
    }

    private Optional<String> followed(Request request, PaneText pane, String file) {
        if (request.state() == Request.State.UNKNOWN) {
            throw new Unsure("an unanswered request");
        }
        if (request.kind() == Request.Kind.EMPTY && file.equals("body") && request.done()) {
            pane.empty();
        } else if (request.kind() == Request.Kind.READ && Set.of("data", "xdata").contains(file)) {
            pane.forgetAddress();
        } else if (request.kind() == Request.Kind.WRITE && request.data().size() > 0) {
            return written(request, pane, file);
        }
        return Optional.empty();
    }

    private Optional<String> written(Request request, PaneText pane, String file) {
        switch (file) {
            case "body" -> ifDone(request, () -> pane.append(request.data()));
            case "data", "xdata" -> ifDone(request, () -> pane.replaceAddress(request.data()));
            case "addr" -> {
                return placed(request, pane, true);
            }
            case "dot", "sel" -> {
                return placed(request, pane, false);
            }
            case "limit" -> pane.limit();
            default -> {
                if (!HARMLESS_FILES.contains(file)) {
                    commanded(request, Optional.of(pane));
                }
            }
        }
        return Optional.empty();
    }

    private static void ifDone(Request request, Runnable change) {
        if (request.done()) {
            change.run();
        }
    }

    /** An address is taken if there is such a place, and only then. */
    private Optional<String> placed(Request request, PaneText pane, boolean address) {
        String text = Text.decode(request.data().bytes()).replaceFirst("\n$", "");
        try {
            Range place = address ? pane.addressOf(text) : pane.dotOf(text);
            if (!request.done()) {
                return request.why().contains("long") ? Optional.empty() : Optional.of("an address that has a place was refused");
            }
            if (address) {
                pane.address(place);
            } else {
                pane.dot(place);
            }
        } catch (Nowhere nowhere) {
            if (request.done()) {
                return Optional.of("an address that has no place was taken");
            }
        } catch (Unsure unsure) {
            if (request.done()) {
                forgetPlace(pane, address);
            }
        }
        return Optional.empty();
    }

    private static void forgetPlace(PaneText pane, boolean address) {
        if (!address) {
            throw new Unsure("dot");
        }
        pane.forgetAddress();
    }

    /** One command of which it is known what it does, or many that may have done anything. */
    private void commanded(Request request, Optional<PaneText> pane) {
        // Also a Del that was refused may change what is dirty.
        panes.values().forEach(PaneText::forgetDirty);
        String line = Text.decode(request.data().bytes()).replaceAll("^[ \t\r\u000b\f]+|[ \t\r\u000b\f\n]+$", "");
        boolean one = request.data().size() < LONG && line.indexOf('\n') < 0 && !request.path().contains("/pty/");
        // What is looked for is a text, also where it reads like a command.
        boolean command = COMMANDS.contains(request.file());
        if (one && (!request.done() || line.isEmpty() || command && HARMLESS_WORDS.matcher(line).matches())) {
            return;
        }
        if (!one || !command || pane.isEmpty() || !did(line, pane.get())) {
            forget();
        }
    }

    private static boolean did(String line, PaneText pane) {
        switch (line) {
            case "Undo" -> pane.undo();
            case "Redo" -> pane.redo();
            default -> {
                if (!line.startsWith("Edit ")) {
                    return false;
                }
                edit(line.substring("Edit ".length()), pane);
            }
        }
        return true;
    }

    private static void edit(String command, PaneText pane) {
        try {
            pane.edit(pane.edited(command));
        } catch (Nowhere nowhere) {
            throw new Unsure("a command that was taken");
        }
    }
}
