package assay.reference.mux.session;

import assay.os.Exit;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.mux.loop.Source;
import java.util.Optional;
import java.util.function.Consumer;

/** The end of a shell: noticed when it comes, and collected then and there. */
final class ShellEnd implements Source {

    private final ServerPlatform platform;
    private final int shell;
    private final int watch;
    private final Consumer<Exit> told;

    ShellEnd(ServerPlatform platform, int shell, Consumer<Exit> told) throws OsException {
        this.platform = platform;
        this.shell = shell;
        this.told = told;
        watch = platform.processes().watch(shell);
    }

    @Override
    public int descriptor() {
        return watch;
    }

    @Override
    public void readable() {
        try {
            Optional<Exit> exit = platform.processes().reapNow(shell);
            exit.ifPresent(told);
        } catch (OsException collectedByAnother) {
            told.accept(new Exit.Code(0));
        }
    }

    void close() {
        platform.descriptors().close(watch);
    }
}
