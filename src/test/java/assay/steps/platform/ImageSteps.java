package assay.steps.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;

import assay.steps.companion.Reply;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** Images of the platform layer: a file's, and the caller's own. */
public final class ImageSteps {

    private static final String LINK = "/proc/self/exe";

    private final PlatformWorld world;
    private Path image;

    public ImageSteps(PlatformWorld world) {
        this.world = world;
    }

    /** What can happen to a file. */
    public enum Event {
        NOTHING("left as it is") {
            @Override
            public void happenTo(Path file) {
                // So it stays.
            }
        },
        RENAMED_OVER("renamed over") {
            @Override
            public void happenTo(Path file) throws IOException {
                Path other = file.resolveSibling("other");
                Files.copy(file, other, StandardCopyOption.COPY_ATTRIBUTES);
                Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);
            }
        },
        REWRITTEN("rewritten in place") {
            @Override
            public void happenTo(Path file) throws IOException {
                Files.writeString(file, "something else");
            }
        },
        REMOVED("removed") {
            @Override
            public void happenTo(Path file) throws IOException {
                Files.delete(file);
            }
        },
        MOVED_AND_BACK("moved away and back") {
            @Override
            public void happenTo(Path file) throws IOException {
                Path away = file.resolveSibling("away");
                Files.move(file, away);
                Files.move(away, file);
            }
        },
        MOVED_AWAY("moved away") {
            @Override
            public void happenTo(Path file) throws IOException {
                Files.move(file, file.resolveSibling("away"));
            }
        },
        EXECUTE_ONLY("closed to all but execution") {
            @Override
            public void happenTo(Path file) throws IOException {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("--x--x--x"));
            }
        },
        NOT_EXECUTABLE("closed to execution") {
            @Override
            public void happenTo(Path file) throws IOException {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
            }
        },
        MADE("made") {
            @Override
            public void happenTo(Path file) throws IOException {
                Files.writeString(file, "an image");
            }
        };

        private final String words;

        Event(String words) {
            this.words = words;
        }

        /** Does it to a file. */
        public abstract void happenTo(Path file) throws IOException;
    }

    @ParameterType("left as it is|renamed over|rewritten in place|removed|moved away and back|moved away|closed to all but execution"
            + "|closed to execution|made")
    public Event event(String words) {
        return List.of(Event.values()).stream().filter(event -> event.words.equals(words)).findFirst().orElseThrow();
    }

    @Given("a caller that has recorded the file {string}")
    public void hasRecorded(String name) throws IOException {
        Event.MADE.happenTo(world.path(name));
        hasRecordedNothing(name);
    }

    @Given("a caller that has recorded the path {string}, where nothing was")
    public void hasRecordedNothing(String name) {
        image = world.path(name);
        world.caller().ask("record", image.toString());
    }

    /** The copy finds the rest of its Java beside itself; it is called by a link, as an installed program may be. */
    @Given("a caller that runs a copy of its program by a link")
    public void runsCopy() throws IOException {
        Path java = Path.of(System.getProperty("java.home"));
        Path home = Files.createDirectories(world.examiner().path("java"));
        image = Files.createDirectories(home.resolve("bin")).resolve("called");
        Files.copy(java.resolve("bin/java"), image, StandardCopyOption.COPY_ATTRIBUTES);
        Files.createSymbolicLink(home.resolve("lib"), java.resolve("lib"));
        Files.createSymbolicLink(home.resolve("conf"), java.resolve("conf"));
        Path link = Files.createSymbolicLink(home.resolve("link"), image);
        world.start(PlatformWorld.commandOf(link, List.of(), List.of()), Map.of());
    }

    @Given("it has recorded its own image")
    public void hasRecordedItself() {
        Assertions.assertThat(world.caller().ask("record itself")).as("its path").isEqualTo(image.toString());
    }

    @Given("its file was {event}")
    @When("its file is {event}")
    public void happens(Event event) throws IOException {
        event.happenTo(image);
    }

    @When("it records its own image once more")
    public void recordsAgain() {
        world.attempt("record itself");
    }

    @When("it asks for the path that starts it again")
    public void asksForPath() {
        world.attempt("running image");
    }

    @Then("the image is {word}")
    public void isFresh(String verdict) {
        Assertions.assertThat(world.attempt("stale")).as("the verdict").isEqualTo(
                new Reply.Done(verdict.equals("stale") ? "stale" : "not stale"));
    }

    @Then("it is told the path that the image had at the start")
    public void isToldPathOfStart() {
        Assertions.assertThat(world.reply()).as("the path").isEqualTo(new Reply.Done(image.toString()));
    }

    @Then("it is told the file that the link leads to")
    public void isToldFile() throws IOException {
        Assertions.assertThat(world.reply()).as("the path").isEqualTo(new Reply.Done(image.toRealPath().toString()));
        Assertions.assertThat(world.oracle().executable(world.caller().pid())).as("what it runs").isEqualTo(image);
    }

    @Then("it is told the kernel's own link")
    public void isToldLink() {
        Assertions.assertThat(world.reply()).as("the path").isEqualTo(new Reply.Done(LINK));
    }
}
