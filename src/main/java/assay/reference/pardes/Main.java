package assay.reference.pardes;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

import assay.os.RuntimeFolder;
import assay.os.ServerPlatform;
import assay.os.Sockets;
import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.server.Place;
import assay.reference.pardes.server.Server;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.terminal.Children;
import assay.reference.pardes.text.Refusal;

/** Starts a session without a display and serves it until it ends. */
public final class Main {

    private static final int USAGE = 2;
    private static final int LONGEST_NAME = 32;
    private static final int CANNOT = 1;
    private static final int DEFECT = 70;
    private static final String OPTION = "--detach";

    private Main() {}

    /** @param arguments {@code --detach=NAME} and the files to open */
    public static void main(String[] arguments) {
        if (arguments.length == 0 || !isDetach(arguments[0])) {
            fail(USAGE, "usage: pardes --detach[=NAME] [FILE...], NAME of 1 to 32 letters, digits, _ and -");
        }
        String given = arguments[0].substring(OPTION.length());
        String name = given.isEmpty() ? "" + ProcessHandle.current().pid() : given.substring(1);
        try {
            serve(name, Arrays.asList(arguments).subList(1, arguments.length));
        } catch (IOException refused) {
            fail(CANNOT, "pardes: " + refused.getMessage());
        } catch (RuntimeException | Error defect) {
            report(defect);
        }
    }

    private static boolean isDetach(String argument) {
        String name = argument.startsWith(OPTION + "=") ? argument.substring(OPTION.length() + 1) : "";
        boolean fits = !name.isEmpty() && name.length() <= LONGEST_NAME;
        for (int i = 0; i < name.length(); i++) {
            fits &= isNamePart(name.charAt(i));
        }
        return fits || argument.equals(OPTION);
    }

    private static boolean isNamePart(int one) {
        return one >= 'a' && one <= 'z' || one >= 'A' && one <= 'Z' || one >= '0' && one <= '9' || one == '_' || one == '-';
    }

    private static void fail(int status, String why) {
        System.err.println(why);
        Runtime.getRuntime().halt(status);
    }

    private static void serve(String name, List<String> files) throws IOException {
        ServerPlatform os = ServerPlatform.host();
        Place place = Place.take(os, folder(name), name);
        Loop loop;
        try {
            loop = serve(os, place, name, files);
        } catch (IOException | Refusal refused) {
            place.leave();
            fail(CANNOT, "pardes: " + refused.getMessage());
            return;
        }
        loop.run();
    }

    /** A file that cannot be opened is the caller's mistake, as a place that cannot be used is, and no defect. */
    private static Loop serve(ServerPlatform os, Place place, String name, List<String> files) throws IOException {
        Loop loop = new Loop(os.descriptors());
        Children children = new Children(os, loop, System.getenv());
        Session session = new Session(name, Path.of("").toAbsolutePath().toString(), System.getenv(), children, loop);
        session.opening().begin(files);
        boolean timeless = "1".equals(System.getenv("PARDES_NOTIME"));
        int since = timeless ? 0 : (int) (System.currentTimeMillis() / 1000);
        Server server = new Server(os, loop, session, place, since, Main::readme);
        Runtime.getRuntime().addShutdownHook(new Thread(server::endFromOutside));
        loadAhead();
        server.listen();
        return loop;
    }

    private static Path folder(String name) {
        Path folder;
        try {
            folder = RuntimeFolder.of(System.getenv());
        } catch (IllegalArgumentException none) {
            fail(CANNOT, "pardes: XDG_RUNTIME_DIR is not set, so there is no place for the socket");
            throw none;
        }
        Path socket = Place.path(folder, name);
        if (socket.toString().getBytes(StandardCharsets.UTF_8).length > Sockets.LONGEST_PATH) {
            fail(CANNOT, "pardes: the socket's path is longer than " + Sockets.LONGEST_PATH + " bytes: " + socket);
        }
        return folder;
    }

    /** Classes that are loaded later come from the jar, by Java's own library; once both are open that needs no descriptor. */
    private static void loadAhead() {
        readme();
        new CRC32().update(0);
    }

    private static byte[] readme() {
        try (InputStream in = Main.class.getResourceAsStream("README")) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A defect of our own is written down for whoever looks after the session, and ends it. */
    private static void report(Throwable defect) {
        StringWriter text = new StringWriter();
        defect.printStackTrace(new PrintWriter(text));
        System.err.print(text);
        try {
            String configured = System.getenv().getOrDefault("XDG_CONFIG_HOME", "");
            Path folder = configured.isEmpty()
                    ? Path.of(System.getenv().getOrDefault("HOME", "/"), ".config") : Path.of(configured);
            Path crashes = folder.resolve("pardes").resolve("crashes");
            Files.createDirectories(crashes.getParent());
            Files.writeString(crashes, text.toString(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            System.err.println("pardes: and that could not be written down: " + unwritable.getMessage());
        }
        Runtime.getRuntime().halt(DEFECT);
    }
}
