package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.Exit;
import assay.os.Launch;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.Setting;
import assay.os.Start;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The person's own ssh to one host. What it complains of is read here, and never reaches the terminal by itself. */
final class Ssh {

    private final String host;
    private final Map<String, String> environment;
    private final ServerPlatform platform = ServerPlatform.host();
    private final Descriptors descriptors = platform.descriptors();

    /** @throws IllegalArgumentException if ssh would take the name for an option */
    Ssh(String host, Map<String, String> environment) {
        if (host.isEmpty() || host.startsWith("-")) {
            throw new IllegalArgumentException("\"" + host + "\" is no host");
        }
        this.host = host;
        this.environment = environment;
    }

    String host() {
        return host;
    }

    /** An ssh that runs, and the three pipes to it. */
    record Running(int pid, int in, int out, int err) {}

    /**
     * Has the far side run something.
     *
     * @param words what the far shell is given
     * @param pairs what is set for ssh beside the person's own environment
     */
    Running start(String words, List<Setting> pairs) throws IOException {
        Path ssh = OnPath.find("ssh", environment);
        Descriptors.Pipe in = descriptors.pipe();
        Descriptors.Pipe out = descriptors.pipe();
        Descriptors.Pipe err = descriptors.pipe();
        Start start = platform.starts().wired(
                new Launch(ssh.toString(), List.of("ssh", "-T", host, words), Setting.apply(environment, pairs),
                        Path.of(System.getProperty("user.dir"))),
                in.reading(), out.writing(), err.writing());
        List.of(in.reading(), out.writing(), err.writing()).forEach(descriptors::close);
        if (start instanceof Start.Failed failed) {
            List.of(in.writing(), out.reading(), err.reading()).forEach(descriptors::close);
            throw failed.why();
        }
        return new Running(((Start.Running) start).pid(), in.writing(), out.reading(), err.reading());
    }

    /** Waits for its end; a signal counts as a shell counts it. */
    int status(Running running) throws OsException {
        Exit exit = platform.processes().reap(running.pid());
        return exit instanceof Exit.Code code ? code.code() : 128 + ((Exit.Signal) exit).number();
    }
}
