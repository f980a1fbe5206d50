package assay.subject;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import assay.os.Descriptors;
import assay.os.Launch;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.Start;
import assay.os.TerminalSize;
import assay.os.Terminals.Terminal;

/** A terminal between the suite, which holds its master, and a process, which has it for everything. */
final class Line implements Ties {

    private static final int NONE = -1;

    private final ServerPlatform os = ServerPlatform.host();
    private final Descriptors descriptors = os.descriptors();
    private final Terminal terminal;

    Line(TerminalSize size) throws OsException {
        terminal = os.terminals().open(size);
        descriptors.neverBlock(terminal.master());
    }

    @Override
    public Children.Child start(List<String> command, Map<String, String> environment, Path directory, int mark) throws OsException {
        Launch what = new Launch(command.get(0), command, environment, directory);
        return Children.ofThisProgram().start(() -> started(os.starts().inTerminal(what, terminal)), mark);
    }

    private static int started(Start start) throws OsException {
        if (start instanceof Start.Failed failed) {
            throw failed.why();
        }
        return ((Start.Running) start).pid();
    }

    /** Changes the size; who is in front is told by the system. */
    void resize(TerminalSize size) throws OsException {
        os.terminals().resize(terminal.master(), size);
    }

    /** Where programs open the other end. */
    String path() {
        return terminal.path();
    }

    @Override
    public ProcessChannel.Streams ours(int watch) {
        return new ProcessChannel.Streams(terminal.master(), terminal.master(), NONE, watch);
    }

    /** The process opened its own end by name. */
    @Override
    public void closeTheirs() {}

    @Override
    public void closeOurs() {
        descriptors.close(terminal.master());
    }
}
