package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import assay.subject.Provenance;
import io.cucumber.java.en.Given;

/** Copies of the image, for examples that do to its file what may be done to no file of others. */
public final class Copies {

    private final MuxWorld world;
    private Path file;
    private Path link;

    public Copies(MuxWorld world) {
        this.world = world;
    }

    @Given("a copy of the image at {string}")
    public void copy(String path) throws IOException {
        file = world.box().home().resolve(path);
        Files.createDirectories(file.getParent());
        Files.copy(world.image(), file, StandardCopyOption.COPY_ATTRIBUTES);
    }

    @Given("a link to the copy at {string}")
    public void link(String path) throws IOException {
        link = Files.createSymbolicLink(world.box().home().resolve(path), file);
    }

    Path file() {
        return file;
    }

    Provenance program() {
        return world.box().program(List.of(file.toString()));
    }

    Provenance link() {
        return world.box().program(List.of(link.toString()));
    }

    /** Takes the right to be executed away from the file. */
    void forbid() {
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        } catch (IOException refused) {
            throw new IllegalStateException(refused);
        }
    }
}
