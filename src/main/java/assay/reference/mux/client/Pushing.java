package assay.reference.mux.client;

import assay.os.ClientPlatform;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Map;

/**
 * Brings the image that runs here to a host, over the person's own ssh, and has the daemon there go on as it.
 *
 * <p>What is sent is what runs, also where another file has its path by now; on the far side it takes its place at once, by
 * a rename.
 */
public final class Pushing {

    private static final String MACHINE = "uname -sm";
    private static final String INSTALL = "umask 077; mkdir -p \"$HOME/.local/bin\" && cd \"$HOME/.local/bin\""
            + " && cat >.mux.$$ && chmod 755 .mux.$$ && mv -f .mux.$$ mux || { rm -f .mux.$$; exit 1; }";
    private static final String UPGRADE = "exec \"$HOME/.local/bin/mux\" d upgrade --if-running";
    private static final String SAME = " --same-version";

    private final Ssh ssh;
    private final PrintStream out;
    private final PrintStream err;

    public Pushing(String host, Map<String, String> environment, PrintStream out, PrintStream err) {
        ssh = new Ssh(host, environment);
        this.out = out;
        this.err = err;
    }

    /** The status to end with. */
    public int run(String version, boolean same) {
        try {
            String refusal = refusal(Remote.run(ssh, MACHINE));
            if (!refusal.isEmpty()) {
                err.println("mux d upgrade: refused: " + refusal);
                return Asking.FAILED;
            }
            Remote.Result installed = Remote.run(ssh, INSTALL, ClientPlatform.host().images().link());
            if (!installed.succeeded()) {
                return failed("the image could not be installed there", installed);
            }
            return upgraded(Remote.run(ssh, UPGRADE + (same ? SAME : "")), version);
        } catch (Failed why) {
            return failed("ssh could not ask it", why.result);
        } catch (IOException why) {
            err.println("mux d upgrade: " + ssh.host() + ": " + why.getMessage());
            return Asking.FAILED;
        }
    }

    private static String refusal(Remote.Result machine) throws Failed {
        if (!machine.succeeded()) {
            throw new Failed(machine);
        }
        String here = System.getProperty("os.name") + " " + System.getProperty("os.arch").replace("amd64", "x86_64");
        String there = machine.out().strip();
        return there.equals(here) ? "" : "architecture: this image is for " + here + ", and the host is " + there;
    }

    private int upgraded(Remote.Result result, String version) {
        if (!result.succeeded()) {
            return failed("the image is installed there, but the daemon has not gone on as it", result);
        }
        out.print(result.out().isBlank()
                ? "mux d: " + ssh.host() + ": ~/.local/bin/mux is upgraded to " + version + "; no daemon runs there\n"
                : result.out());
        return 0;
    }

    /** The words of ssh, or of the far side, are the reason. */
    private int failed(String what, Remote.Result result) {
        err.print(result.err());
        err.println("mux d upgrade: " + ssh.host() + ": " + what + " (status " + result.status() + ")");
        return result.status() == 0 ? Asking.FAILED : result.status();
    }

    /** A command on the host that ended with a failure. */
    private static final class Failed extends IOException {
        private static final long serialVersionUID = 1L;
        private final transient Remote.Result result;

        Failed(Remote.Result result) {
            this.result = result;
        }
    }
}
