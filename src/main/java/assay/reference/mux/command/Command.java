package assay.reference.mux.command;

import assay.os.Platform;
import assay.os.Processes;
import assay.os.UnsupportedPlatform;
import assay.reference.mux.client.Askpass;
import assay.reference.mux.client.Asking;
import assay.reference.mux.client.Hosts;
import assay.reference.mux.client.Patience;
import assay.reference.mux.client.Relay;
import assay.reference.mux.client.Showing;
import assay.reference.mux.image.Version;
import assay.reference.mux.place.Places;
import assay.reference.mux.session.Name;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a command line means, and the status it ends with. */
final class Command {

    private static final Set<String> NONE = Set.of();
    private static final Set<String> SOCKET = Set.of("--sock");
    private static final Set<String> SESSION = Set.of("--sock", "--session");
    private static final int REHEARSAL_WORDS = 3;

    private final PrintStream out;
    private final PrintStream err;
    private final Map<String, String> environment;
    private final Places places;

    Command(PrintStream out, PrintStream err, Map<String, String> environment) {
        this.out = out;
        this.err = err;
        this.environment = environment;
        places = new Places(environment);
    }

    int run(List<String> words) {
        try {
            return pick(words);
        } catch (Usage wrong) {
            err.println("mux: " + wrong.getMessage());
            err.print(Usage.TEXT);
            return Usage.STATUS;
        } catch (IllegalArgumentException | UnsupportedPlatform refused) {
            err.println("mux: " + refused.getMessage());
            return Asking.FAILED;
        } finally {
            out.flush();
        }
    }

    private int pick(List<String> words) {
        if (words.size() == 1 && Askpass.socket(environment).isPresent()) {
            return new Askpass(environment, out).run(words.get(0));
        }
        String first = words.isEmpty() ? "" : words.get(0);
        return switch (first) {
            case "--version" -> version();
            case "--help" -> help();
            case "--rehearse" -> rehearse(words);
            case "d" -> daemon(second(words, "mux d: what?"), words.subList(2, words.size()));
            case "a" -> agent(second(words, "mux a: what?"), words.subList(2, words.size()));
            default -> show(new Options(words, SESSION, NONE, 1));
        };
    }

    private int show(Options options) {
        if (options.words().isEmpty()) {
            return Showing.local(options.socket(places), session(options), exact(), err).run();
        }
        return Showing.of(options.words().get(0), session(options), exact(), err).run();
    }

    /**
     * The environment as the system has it, for those who hand it on: Java's own copy has lost what is no text. The rest
     * do without, since it takes a moment longer.
     */
    private static Map<String, String> exact() {
        Processes processes = Platform.host().processes();
        return processes.environment(processes.self());
    }

    private static String second(List<String> words, String missing) {
        if (words.size() < 2) {
            throw new Usage(missing);
        }
        return words.get(1);
    }

    private int version() {
        out.println("mux " + Version.running());
        return 0;
    }

    private int help() {
        out.print(Usage.TEXT);
        return 0;
    }

    private int rehearse(List<String> words) {
        if (words.size() != REHEARSAL_WORDS) {
            throw new Usage("mux --rehearse takes a folder and a shell");
        }
        return new Rehearsal(environment, words.get(1), words.get(2)).run();
    }

    private int daemon(String verb, List<String> rest) {
        return switch (verb) {
            case "start" -> new StartCommand(err, exact(), places).run(rest);
            case "stop" -> new StopCommand(err, environment, places).run(rest);
            case "upgrade" -> new UpgradeCommand(out, err, environment, places).run(rest);
            case "relay" -> relay(new Options(rest, SOCKET, Set.of("--start"), 0));
            case "keygen" -> new KeygenCommand(out, err, places).run(rest);
            case "endpoint" -> new EndpointCommand(err, environment, places).run(rest);
            case "dump" -> ask(new Options(rest, SESSION, NONE, 0), "dump");
            case "stats" -> ask(new Options(rest, SOCKET, NONE, 0), "stats");
            default -> throw new Usage("mux d cannot " + verb);
        };
    }

    private int relay(Options options) {
        return new Relay(options.socket(places), exact(), err).run(options.has("--start"));
    }

    private int ask(Options options, String verb) {
        List<String> question = new ArrayList<>(List.of(verb));
        options.value("--session").ifPresent(question::add);
        return asking(options).repeatable(question);
    }

    private int agent(String verb, List<String> rest) {
        return switch (verb) {
            case "hosts" -> hosts(new Options(rest, NONE, NONE, 0));
            case "list" -> ask(new Options(rest, SESSION, NONE, 0), "list");
            case "status" -> status(new Options(rest, SESSION, NONE, 0));
            case "wait" -> await(new Options(rest, SESSION, NONE, 0));
            case "send" -> send(new Options(rest, SESSION, NONE, 1));
            default -> throw new Usage("mux a cannot " + verb);
        };
    }

    private int hosts(Options nothing) {
        try {
            return new Hosts(environment).list(out);
        } catch (IOException unreadable) {
            err.println("mux a hosts: cannot read " + places.hosts() + ": " + unreadable.getMessage());
            return Asking.FAILED;
        }
    }

    private int status(Options options) {
        return asking(options).repeatable(List.of("agent", "status", session(options)));
    }

    private int await(Options options) {
        return asking(options).patient(List.of("agent", "wait", session(options)));
    }

    private int send(Options options) {
        if (options.words().isEmpty()) {
            throw new Usage("mux a send: send what?");
        }
        String text = Escapes.expand(options.words().get(0));
        return asking(options).once(List.of("agent", "send", session(options), text));
    }

    private static String session(Options options) {
        return options.value("--session").orElse(Name.FIRST);
    }

    private Asking asking(Options options) {
        return new Asking(options.socket(places), new Patience(environment), out, err);
    }
}
