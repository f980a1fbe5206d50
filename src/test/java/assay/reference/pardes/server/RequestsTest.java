package assay.reference.pardes.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import assay.ninep.Dir;
import assay.ninep.Mode;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/** Requests and their answers, and what the log has of them. */
class RequestsTest {

    @TempDir
    private Path directory;

    private Talk talk;

    @BeforeEach
    void aSession() throws IOException {
        Files.writeString(directory.resolve("a.txt"), "alpha beta gamma\nsecond line\n\nthird after a blank\n");
        Files.writeString(directory.resolve("b.txt"), "日本語é");
        talk = new Talk(directory, "a.txt", "b.txt");
    }

    private Rmessage walk(int fid, int newfid, String... names) {
        return talk.ask(new Tmessage.Twalk(1, fid, newfid, List.of(names)));
    }

    @Test
    void aWalkGoesAsFarAsItsNamesLead() {
        assertThat(((Rmessage.Rwalk) walk(Talk.ROOT, 50, "pane", "1", "nothing")).wqid()).hasSize(2);
        assertThat(Talk.said(walk(50, 51))).isEqualTo("unknown fid");
        assertThat(Talk.said(walk(Talk.ROOT, 50, "nothing"))).isEqualTo("file does not exist");
        assertThat(Talk.said(walk(Talk.ROOT, 50, "pane", "..", "index"))).isEmpty();
        assertThat(Talk.said(walk(50, 51, "x"))).isEqualTo("not a directory");
        assertThat(Talk.said(walk(Talk.ROOT, 50))).isEqualTo("fid in use");
        assertThat(((Rmessage.Rwalk) walk(50, 50)).wqid()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"01", "+1", "NEW", "'1 '", "''", ".", "3", "4294967297", "os"})
    void numbersAreSpelledInOneWay(String name) {
        assertThat(((Rmessage.Rwalk) walk(Talk.ROOT, 50, "pane", name)).wqid()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"index, 1", "index, 0x10", "look, 0", "pane, 1", "pane, 0x10", "focus, 3", "focus, 0x40", "pane/new, 2"})
    void whatAModeDoesNotGrantIsRefusedAndNotLogged(String path, String mode) {
        int fid = talk.walk(path);
        assertThat(Talk.said(talk.ask(new Tmessage.Topen(1, fid, Integer.decode(mode))))).isEqualTo("permission denied");
        assertThat(talk.complaints()).isEmpty();
        assertThat(talk.session.arrangement().panes()).hasSize(2);
    }

    @Test
    void aRefusedWriteIsLoggedOnceWithTheSameWords() {
        assertThat(talk.write("pane/1/addr", "6")).isEqualTo("address out of range");
        assertThat(talk.write("ctl", "m9p-mark-7\n")).isEqualTo("unknown control message \"m9p-mark-7\"");
        assertThat(talk.write("col/1/ctl", "x")).isEqualTo("unknown control message \"x\"");
        assertThat(talk.complaints()).containsExactly("err 1 addr: address out of range",
                "err - ctl: unknown control message \"m9p-mark-7\"", "err - col/1/ctl: unknown control message \"x\"");
    }

    @Test
    void misuseIsNotLogged() {
        int reading = talk.open("pane/1/body", Mode.OREAD);
        assertThat(talk.write(reading, "x")).isEqualTo("file not open for writing");
        int unopened = talk.walk("pane/1/body");
        assertThat(talk.write(unopened, "x")).isEqualTo("file not open for writing");
        assertThat(talk.complaints()).isEmpty();
    }

    @Test
    void aLookThatMissesIsToldUnlessItsWriteFails() {
        assertThat(talk.write("pane/1/look", "nowhere\n\nnor here\n")).isEmpty();
        assertThat(talk.complaints()).containsExactly(
                "err 1 look: nothing found for \"nowhere\"", "err 1 look: nothing found for \"nor here\"");
        assertThat(talk.write("pane/1/exec", "Look nothing\nJoincol\nLook again\n")).isEqualTo("only one column");
        assertThat(talk.complaints()).hasSize(3).last().isEqualTo("err 1 exec: only one column");
    }

    @Test
    void messagesAreToldAtTheEndIfNothingFailed() {
        int fid = talk.open("ctl", Mode.OWRITE);
        talk.write(fid, "Msg one\n");
        assertThat(talk.complaints()).isEmpty();
        talk.clunk(fid);
        assertThat(talk.complaints()).containsExactly("msg - \"one\"");
        assertThat(talk.write("ctl", "Msg two\nnonsense\n")).isNotEmpty();
        assertThat(talk.complaints()).hasSize(2).last().asString().startsWith("err - ctl");
    }

    @Test
    void theTailOfAFullWriteRunsWithTheNextOneOrAtTheClunk() {
        int fid = talk.open("pane/1/ctl", Mode.OWRITE);
        String full = "dirty\n".repeat(10_922) + "cle";
        assertThat(full.length()).isLessThan(Requests.LARGEST - 24);
        assertThat(talk.write(fid, full)).isEqualTo("unknown control message \"cle\"");
        full = "dirty\n".repeat(10_922) + "clea";
        assertThat(full.length()).isEqualTo(Requests.LARGEST - 24);
        assertThat(talk.write(fid, full)).isEmpty();
        assertThat(talk.read("pane/1/dirty")).isEqualTo("1\n");
        assertThat(talk.write(fid, "n\n")).isEmpty();
        assertThat(talk.read("pane/1/dirty")).isEqualTo("0\n");
        assertThat(talk.write(fid, full)).isEmpty();
        talk.clunk(fid);
        assertThat(talk.complaints()).hasSize(2).last().isEqualTo("err 1 ctl: unknown control message \"clea\"");
    }

    @Test
    void anEditTakesTheLinesThatItNeeds() {
        assertThat(talk.write("pane/1/exec", "Edit 1a\nfoo\n  bar\n.\nEdit 1{\nd\na/X/\n}\nEdit $a/end/")).isEmpty();
        assertThat(talk.read("pane/1/body")).isEqualTo("Xfoo\n  bar\nsecond line\n\nthird after a blank\nend");
        int fid = talk.open("pane/1/exec", Mode.OWRITE);
        assertThat(talk.write(fid, "Edit {\n")).isEqualTo("unmatched left brace");
        talk.clunk(fid);
        assertThat(talk.complaints()).containsExactly("err 1 exec: unmatched left brace");
    }

    @Test
    void aFidOfAClosedPaneIsStillAFid() {
        int body = talk.open("pane/1/body", Mode.ORDWR);
        int unopened = talk.walk("pane/1");
        talk.write("pane/1/ctl", "delete\n");
        assertThat(talk.write(body, "x")).isEqualTo("deleted window");
        assertThat(talk.complaints()).containsExactly("err 1 body: deleted window");
        assertThat(talk.read(body)).isEqualTo("deleted window");
        assertThat(Talk.said(talk.ask(new Tmessage.Tstat(1, unopened)))).isEqualTo("deleted window");
        assertThat(Talk.said(walk(unopened, 90, "body"))).isEqualTo("deleted window");
        assertThat(talk.ask(new Tmessage.Tclunk(1, body))).isInstanceOf(Rmessage.Rclunk.class);
    }

    @Test
    void aDirectoryIsReadInWholeEntriesAsItWas() {
        int fid = talk.open("pane", Mode.OREAD);
        Rmessage.Rread first = (Rmessage.Rread) talk.ask(new Tmessage.Tread(1, fid, 0, 128));
        assertThat(Dir.entries(first.data())).extracting(Dir::name).containsExactly("new");
        talk.write("ctl", "New\n");
        Rmessage.Rread rest = (Rmessage.Rread) talk.ask(new Tmessage.Tread(1, fid, first.data().length, 8192));
        assertThat(Dir.entries(rest.data())).extracting(Dir::name).containsExactly("1", "2");
        assertThat(Talk.said(talk.ask(new Tmessage.Tread(1, fid, 7, 8192)))).isEqualTo("bad offset in directory read");
        assertThat(Talk.said(talk.ask(new Tmessage.Tread(1, fid, 0, 20)))).isEqualTo("count too small");
    }

    @Test
    void dataIsReadInWholeCharactersAndMovesTheAddress() {
        int addr = talk.open("pane/2/addr", Mode.ORDWR);
        int data = talk.open("pane/2/data", Mode.ORDWR);
        assertThat(Talk.said(talk.ask(new Tmessage.Tread(1, data, 0, 2)))).isEqualTo("count too small");
        assertThat(((Rmessage.Rread) talk.ask(new Tmessage.Tread(1, data, 0, 8))).data()).hasSize(6);
        assertThat(talk.read(addr)).isEqualTo("          2           2 ");
        talk.write(addr, "#1,#3");
        assertThat(talk.read("pane/2/xdata")).isEqualTo("本語");
        talk.write(addr, "#1,#3");
        talk.write(data, "<>");
        assertThat(talk.read("pane/2/body")).isEqualTo("日<>é");
        assertThat(talk.read(addr)).isEqualTo("          3           3 ");
    }

    @Test
    void eventsTellWhatChanged() {
        int event = talk.open("pane/1/event", Mode.ORDWR);
        int addr = talk.open("pane/1/addr", Mode.ORDWR);
        assertThat(talk.ask(new Tmessage.Tread(7, event, 0, 100))).isNull();
        talk.write("pane/1/body", "tail\n");
        talk.requests.answerHeld();
        assertThat(talk.replies).last().isInstanceOfSatisfying(Rmessage.Rread.class,
                read -> assertThat(new String(read.data())).isEqualTo("EI50 55 0 5 tail\n\n"));
        talk.write(addr, "1");
        talk.write("pane/1/data", "FIRST\n");
        assertThat(talk.read(event)).isEqualTo("FD0 17 0 0 \nFI0 6 0 6 FIRST\n\n");
        assertThat(talk.write(event, "EL7 13 0 6 second\n")).isEmpty();
        assertThat(talk.write(event, "QL0 5\n")).isEqualTo("bad event syntax");
    }

    @Test
    void eventsWrittenBackAreCarriedOutInOrder() {
        talk.write("pane/1/addr", ",");
        int addr = talk.open("pane/1/addr", Mode.OWRITE);
        talk.write(addr, ",");
        talk.write("pane/1/data", "Edit 1d\nMsg told\nLook :99\n");
        int event = talk.open("pane/1/event", Mode.ORDWR);
        assertThat(talk.write(event, "ML28 28\nEX8 17\nEX8 17 0 9 Msg told\n\nEX0 999\n")).isEqualTo("bad event syntax");
        talk.clunk(event);
        assertThat(talk.complaints()).containsExactly("err 1 event: bad event syntax");
        event = talk.open("pane/1/event", Mode.ORDWR);
        assertThat(talk.write(event, "EX8 17\nEX17 26\nEX0 8\n")).isEmpty();
        assertThat(talk.read("pane/1/body")).isEqualTo("Msg told\nLook :99\n");
        assertThat(talk.complaints()).last().isEqualTo("err 1 event: nothing found for \":99\"");
        talk.clunk(event);
        assertThat(talk.complaints()).last().isEqualTo("msg 1 \"told\"");
    }

    @Test
    void aHeldReadEndsWithItsTagOrItsFid() {
        int event = talk.open("pane/1/event", Mode.OREAD);
        talk.ask(new Tmessage.Tread(7, event, 0, 100));
        assertThat(talk.ask(new Tmessage.Tflush(8, 7))).isEqualTo(new Rmessage.Rflush(8));
        talk.ask(new Tmessage.Tread(9, event, 0, 100));
        talk.clunk(event);
        assertThat(talk.replies).containsExactly(new Rmessage.Rerror(9, "fid clunked"), new Rmessage.Rclunk(1));
    }

    @Test
    void lockNeverWaits() {
        int one = talk.open("pane/1/ctl", Mode.OWRITE);
        int other = talk.open("pane/1/ctl", Mode.OWRITE);
        assertThat(talk.write(one, "lock\n")).isEmpty();
        assertThat(talk.write(other, "lock\n")).isEqualTo("already in use");
        assertThat(talk.write(other, "unlock\n")).isEqualTo("not locked here");
        talk.clunk(one);
        assertThat(talk.write(other, "lock\n")).isEmpty();
    }

    @Test
    void indexAndTagsAreAsWideAsTheySay() {
        String tag = directory.resolve("b.txt") + " Del Snarf | Look ";
        assertThat(talk.read("index").lines().toList().get(1))
                .isEqualTo("%11d %11d %11d %11d %11d %s".formatted(2, tag.length(), 4, 0, 0, tag));
        talk.write("pane/2/body", "x");
        assertThat(talk.read("pane/2/tag")).isEqualTo(directory.resolve("b.txt") + " Del Snarf Undo Put | Look ");
        assertThat(talk.read("layout")).isEqualTo("col 1 0 80\npane 1 2 11\npane 2 13 11\n");
    }

    @Test
    void whatWasDumpedComesBack() {
        talk.write("pane/2/body", "\u0000unsaved");
        talk.write("ctl", "Newcol\nWrap on\n");
        talk.write("pane/1/dot", "2");
        String before = withoutNumbers(talk.read("index"));
        assertThat(talk.write("ctl", "Dump\n")).isEmpty();
        assertThat(talk.write("ctl", "Restore nothing\n")).startsWith("Restore: ").endsWith("No such file or directory");
        assertThat(talk.session.closing().takeRestored()).isFalse();
        assertThat(talk.write("ctl", "Restore\n")).isEmpty();
        assertThat(talk.session.closing().takeRestored()).isTrue();
        assertThat(withoutNumbers(talk.read("index"))).isEqualTo(before);
        assertThat(talk.read("pane/5/body")).isEqualTo("日本語é\u0000unsaved");
        assertThat(talk.read("pane/4/dot")).isEqualTo("         17          29 ");
        assertThat(talk.read("ctl")).contains("Wrap on\n");
    }

    /** Serials are new, and what could be undone is not dumped. */
    private static String withoutNumbers(String index) {
        return index.replaceAll("(?m)^ +\\d+ +\\d+", "").replace(" Undo", "");
    }

    @Test
    void aDumpThatIsCutOrHasMoreIsNone() throws IOException {
        talk.write("ctl", "Dump\n");
        byte[] dump = Files.readAllBytes(directory.resolve("dump"));
        for (int length = 0; length < dump.length; length++) {
            Files.write(directory.resolve("cut"), Arrays.copyOf(dump, length));
            assertThat(talk.write("ctl", "Restore cut\n")).isEqualTo("Restore: not a dump");
        }
        Files.write(directory.resolve("cut"), Arrays.copyOf(dump, dump.length + 1));
        assertThat(talk.write("ctl", "Restore cut\n")).isEqualTo("Restore: not a dump");
    }

    @Test
    void whatWouldBeLostIsAskedForTwice() {
        talk.write("pane/1/body", "x");
        assertThat(talk.write("pane/1/ctl", "del\n")).isEqualTo("file dirty");
        talk.write("pane/1/body", "y");
        assertThat(talk.write("ctl", "Exit\n")).isEqualTo("file dirty");
        assertThat(talk.write("pane/1/ctl", "Del\n")).isEmpty();
        assertThat(talk.session.arrangement().panes()).hasSize(1);
        assertThat(talk.session.closing().status()).isEqualTo(-1);
        talk.write("pane/2/ctl", "Del\n");
        assertThat(talk.session.closing().status()).isZero();
    }

    @Test
    void aFileThatChangedOnDiskIsNotWrittenOverUnasked() throws IOException {
        talk.write("pane/1/body", "mine\n");
        Files.writeString(directory.resolve("a.txt"), "theirs\n");
        assertThat(talk.write("pane/1/ctl", "put\n")).isEqualTo("changed on disk");
        assertThat(talk.write("pane/1/ctl", "Put\n")).isEmpty();
        assertThat(directory.resolve("a.txt")).content().endsWith("blank\nmine\n");
        assertThat(talk.read("pane/1/dirty")).isEqualTo("0\n");
    }

    @Test
    void aNameBringsItsFileAndAnAddressItsPlace() throws IOException {
        Files.writeString(directory.resolve("c.txt"), "one\ntwo\n");
        assertThat(talk.write("look", "c.txt:2\n")).isEmpty();
        assertThat(talk.read("focus")).isEqualTo("3\n");
        assertThat(talk.read("pane/3/sel")).isEqualTo("two\n");
        assertThat(talk.write("look", "a.txt:2:3\n")).isEmpty();
        assertThat(talk.read("pane/1/dot")).isEqualTo("         19          19 ");
        assertThat(talk.write("look", "a.txt:/beta/\n")).isEmpty();
        assertThat(talk.read("pane/1/sel")).isEqualTo("beta");
        assertThat(talk.write("look", "line\n")).isEmpty();
        assertThat(talk.read("pane/1/sel")).isEqualTo("line");
        assertThat(talk.write("pane/1/ctl", "Back\n")).isEmpty();
        assertThat(talk.read("focus")).isEqualTo("3\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1\n", " 1\r\n", "\n\t1 \n\n"})
    void theFocusIsANumberWithBlanksAroundIt(String text) {
        assertThat(talk.write("focus", text)).isEmpty();
        assertThat(talk.read("focus")).isEqualTo("1\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "01", "+1", "1 2", "3", "\u00a01"})
    void theFocusIsNothingElse(String text) {
        assertThat(talk.write("focus", text + "\n")).startsWith("no pane \"");
        assertThat(talk.read("focus")).isEqualTo("2\n");
    }

    @Test
    void aDirectoryIsItsSortedNamesALineEach() throws IOException {
        Files.createDirectory(directory.resolve("below"));
        Files.createFile(directory.resolve("odd\nname"));
        assertThat(talk.write("look", ".\n")).isEmpty();
        assertThat(talk.read("pane/3/body")).isEqualTo("a.txt\nb.txt\nbelow/\nodd\\x0aname\n");
        assertThat(talk.read("pane/3/tag")).isEqualTo(directory + "/ Del Snarf Get | Look ");
        assertThat(talk.write("pane/3/ctl", "Zerox\n")).isEqualTo("is a directory");
        assertThat(talk.write("pane/3/ctl", "put\n")).isEqualTo("is a directory");
        assertThat(talk.write("pane/3/look", "below\n")).isEmpty();
        assertThat(talk.read("pane/4/name")).isEqualTo(directory + "/below/\n");
    }

    @Test
    void whatWasNotKeptIsNotPasted() {
        talk.write("pane/1/ctl", "Cut\nPaste\n");
        assertThat(talk.read("pane/1/dirty")).isEqualTo("0\n");
        talk.write("pane/1/dot", "/alpha/");
        talk.write("pane/1/ctl", "Cut\nPaste\nPaste\n");
        assertThat(talk.read("pane/1/body")).startsWith("alpha beta");
        assertThat(talk.read("pane/1/sel")).isEqualTo("alpha");
    }

    @Test
    void theRootAnswersAllThatAPanesFilesAsk() {
        for (String file : List.of("README", "index", "status", "focus", "ctl", "commands", "recent", "log", "screen", "tag")) {
            assertThat(talk.read(file)).doesNotStartWith("file ");
        }
        assertThat(talk.read("commands").lines()).isSorted().anyMatch(line -> line.startsWith("Edit\t"));
        assertThat(talk.read("screen").lines().toList()).hasSize(24).contains("Newcol Dump Exit", "second line");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Dump", "Restore", "Put", "Get"})
    void whatIsNoFileIsNeitherWrittenNorReadNorReplaced(String word) throws IOException {
        Path socket = directory.resolve("socket");
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket));

            assertThat(talk.write("pane/1/ctl", word + " " + socket + "\n")).endsWith("not a file or directory");
        }
        assertThat(Files.readAttributes(socket, BasicFileAttributes.class).isOther()).isTrue();
    }
}
