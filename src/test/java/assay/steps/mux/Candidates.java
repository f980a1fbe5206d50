package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.opentest4j.TestAbortedException;

import assay.reference.mux.image.Stamp;
import assay.reference.mux.image.Version;
import assay.subject.Provenance;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;

/** Images that a daemon may be asked to go on as, and what can happen to their files. */
public final class Candidates {

    static final String NEWER = "900.1";
    static final String OLDER = "0.0.1";

    private final MuxWorld world;
    private Path newer;
    private Path older;

    public Candidates(MuxWorld world) {
        this.world = world;
    }

    /** What can happen to a candidate's file. */
    @ParameterType("may not be run any more|is a text|is a script of a missing interpreter|is cut short|is a folder|"
            + "is a link to nothing|is gone|is a program that notes how it is asked and fails|"
            + "is a program that checks with a failure to come|is a program that takes its time")
    public Change change(String words) {
        return Stream.of(Change.values()).filter(each -> each.words.equals(words)).findFirst().orElseThrow();
    }

    enum Change {
        FORBIDDEN("may not be run any more"),
        TEXT("is a text"),
        NO_INTERPRETER("is a script of a missing interpreter"),
        CUT("is cut short"),
        FOLDER("is a folder"),
        DANGLING("is a link to nothing"),
        GONE("is gone"),
        FAILING("is a program that notes how it is asked and fails"),
        CHECKING("is a program that checks with a failure to come"),
        SLOW("is a program that takes its time");

        private final String words;

        Change(String words) {
            this.words = words;
        }
    }

    @Given("a newer image")
    public void makeNewer() {
        newer = stamped("newer/mux", NEWER);
    }

    Path image() {
        return newer;
    }

    @Given("an older image")
    public void makeOlder() {
        older = stamped("older/mux", OLDER);
    }

    Path older() {
        return older;
    }

    private Path stamped(String path, String version) {
        Path copy = world.box().home().resolve(path);
        try {
            Files.createDirectories(copy.getParent());
            Stamp.copy(world.image(), copy, new Version(version));
            return copy;
        } catch (IOException anothers) {
            throw new TestAbortedException("nobody here can make a build of another version of " + world.image()
                    + ": " + anothers.getMessage());
        }
    }

    Provenance program(Path image) {
        return world.box().program(List.of(image.toString()));
    }

    /** Does to the newer image's file what is said of it. */
    void happen(Change change) throws IOException {
        if (change == Change.FORBIDDEN) {
            Files.setPosixFilePermissions(newer, PosixFilePermissions.fromString("rw-r--r--"));
            return;
        }
        Path kept = newer.resolveSibling("kept");
        Files.copy(newer, kept, StandardCopyOption.COPY_ATTRIBUTES);
        Files.delete(newer);
        switch (change) {
            case TEXT -> program("this is no program\n");
            case NO_INTERPRETER -> program("#!/no/such/interpreter\n");
            case CUT -> {
                program("");
                Files.write(newer, Arrays.copyOf(Files.readAllBytes(kept), 3_000));
            }
            case FOLDER -> Files.createDirectory(newer);
            case DANGLING -> Files.createSymbolicLink(newer, Path.of("/no/such/image"));
            case FAILING -> program("#!/bin/sh\necho \"$@\" >>~/asked\nexit 3\n");
            case CHECKING -> program("#!/bin/sh\n" + kept + " \"$@\" --resume-fail-at daemon\necho $? >~/checked\nexit 3\n");
            case SLOW -> program("#!/bin/sh\n>~/begun\nuntil [ -e ~/go ]; do sleep 0.02; done\nexec " + kept + " \"$@\"\n");
            default -> { }
        }
    }

    private void program(String text) throws IOException {
        Files.writeString(newer, text);
        Files.setPosixFilePermissions(newer, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
