package assay.subject;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.Spawn;

/** The three pipes between the suite and a process, with the end of each side. */
final class Pipes implements Ties {

    private final Descriptors os;
    private final List<Descriptors.Pipe> made = new ArrayList<>();
    private final Descriptors.Pipe in;
    private final Descriptors.Pipe out;
    private final Descriptors.Pipe err;

    /** Makes all three, or none. */
    Pipes(Descriptors os) throws OsException {
        this.os = os;
        try {
            in = make();
            out = make();
            err = make();
            os.neverBlock(in.writing());
            os.neverBlock(out.reading());
            os.neverBlock(err.reading());
        } catch (OsException noDescriptorLeft) {
            made.forEach(this::close);
            throw noDescriptorLeft;
        }
    }

    private Descriptors.Pipe make() throws OsException {
        Descriptors.Pipe pipe = os.pipe();
        made.add(pipe);
        return pipe;
    }

    private void close(Descriptors.Pipe pipe) {
        os.close(pipe.reading());
        os.close(pipe.writing());
    }

    @Override
    public Children.Child start(List<String> command, Map<String, String> environment, Path directory, int mark) throws OsException {
        return Children.ofThisProgram()
                .start(new Spawn(command, environment, directory, in.reading(), out.writing(), err.writing()), mark);
    }

    @Override
    public ProcessChannel.Streams ours(int watch) {
        return new ProcessChannel.Streams(in.writing(), out.reading(), err.reading(), watch);
    }

    @Override
    public void closeTheirs() {
        List.of(in.reading(), out.writing(), err.writing()).forEach(os::close);
    }

    @Override
    public void closeOurs() {
        List.of(in.writing(), out.reading(), err.reading()).forEach(os::close);
    }
}
