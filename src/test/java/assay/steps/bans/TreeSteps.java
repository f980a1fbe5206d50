package assay.steps.bans;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;

import io.cucumber.java.DocStringType;
import io.cucumber.java.en.Given;

/** The tree of an example, and what its files hold. */
public final class TreeSteps {

    private static final String CLEAN = "// Nothing in this line is of any interest.\n";

    private final BansWorld world;

    public TreeSteps(BansWorld world) {
        this.world = world;
    }

    @DocStringType(contentType = "zig")
    public String zig(String text) {
        return text;
    }

    @DocStringType(contentType = "rust")
    public String rust(String text) {
        return text;
    }

    @Given("the Zig tree")
    public void zigTree() {
        Path bans = BansWorld.project().resolve("src/test/resources/bans");
        world.enter(bans.resolve("zig"), bans.resolve("mux.rules"));
    }

    @Given("assay's own tree")
    public void ownTree() {
        world.enter(BansWorld.project(), BansWorld.project().resolve("src/bans.rules"));
    }

    @Given("the file {string} holds {code}")
    public void holdsLine(String file, String line) {
        holds(file, line);
    }

    @Given("the file {string} holds")
    public void holds(String file, String text) {
        world.tree().write(file, (text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Given("the file {string} holds the bytes {string}")
    public void holdsBytes(String file, String hex) {
        world.tree().write(file, HexFormat.ofDelimiter(" ").parseHex(hex));
    }

    @Given("the file {string} holds {size} of clean lines")
    public void holdsCleanLines(String file, Long size) {
        world.tree().write(file, CLEAN.repeat((int) (size / CLEAN.length())).getBytes(StandardCharsets.UTF_8));
    }

    @Given("the file {string} is a link that leads nowhere")
    public void leadsNowhere(String file) {
        world.tree().link(file, "nowhere");
    }

    @Given("the Zig tree, with the known breach {code} in {string}")
    public void zigTreeWithKnownBreach(String line, String file) {
        zigTree();
        holds(file, line);
        world.checker().freeze();
    }
}
