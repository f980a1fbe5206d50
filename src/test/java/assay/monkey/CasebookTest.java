package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import assay.monkey.input.Mixes;
import assay.monkey.operation.Operation;
import assay.subject.Provenance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Failures are written down with a program that serves nothing, so that each run of operations fails in the same way. */
class CasebookTest {

    private static final Server NOBODY = Server.of(
            new Provenance("pardes", List.of("/bin/true"), "none", "none", Provenance.Whose.NAMED), Map.of());
    private static final Failure START = new Failure(Failure.START, "no session answers", "");
    private static final Map<String, String> ABOUT = Map.of("seed", "7", "session", "0", "step", "1");

    @TempDir
    private Path out;

    private final List<String> told = new ArrayList<>();

    private Reduction.Found found(Failure failure) {
        return new Reduction.Found(List.of(new Operation.Stat("/"), new Operation.Stat("/log")), failure);
    }

    private Ledger book(Failure failure, int budget, Consumer<String> tell, Work work) throws IOException {
        Plan plan = new Plan(List.of(7L), 10, Mixes.all(), 1, budget, Duration.ofSeconds(30), out, false, 0);
        Ledger ledger = new Ledger(plan, tell);
        ledger.first(failure, "here");
        try (Sessions sessions = new Sessions(NOBODY)) {
            work.with(new Casebook(plan, NOBODY, ledger, new LastRun(out), sessions, false));
        }
        return ledger;
    }

    @FunctionalInterface
    private interface Work {
        void with(Casebook book) throws IOException;
    }

    private List<Path> listed() {
        try {
            return new LastRun(out).records();
        } catch (IOException none) {
            return List.of();
        }
    }

    @Test
    void aRecordIsListedAndToldOfBeforeItIsShrunk() throws IOException {
        List<List<Path>> lists = new ArrayList<>();
        Ledger ledger = book(START, 20, line -> {
            told.add(line);
            lists.add(listed());
        }, book -> book.record(found(START), ABOUT));

        assertThat(told).hasSize(3);
        assertThat(told.get(1)).endsWith("-seed7-session0-step1.ops: not shrunk yet");
        assertThat(lists.get(1)).singleElement().satisfies(file -> assertThat(Script.read(file).sessions().get(0).operations()).hasSize(2));
        assertThat(told.get(2)).contains(".min.ops: 2 -> 0 operations").contains("fails 3 of 3");
        assertThat(listed()).singleElement().satisfies(file -> assertThat(file.toString()).endsWith("step1.min.ops"));
        assertThat(ledger.findings().failures().get(0).record()).isEqualTo(listed().get(0));
    }

    @Test
    void whatDoesNotFailAgainStaysListedAsItIs() throws IOException {
        Failure other = new Failure(Failure.HANG, "never again", "");
        book(other, 20, told::add, book -> book.record(found(other), ABOUT));

        assertThat(told).anyMatch(line -> line.endsWith("step1.ops: did not fail so when it was run again"));
        assertThat(listed()).anyMatch(file -> file.getFileName().toString().startsWith("hang-"));
    }

    @Test
    void shrinkingAFileLeavesItAndWhatStandsBesideItAlone() throws IOException {
        Path mine = Files.writeString(out.resolve("mine.ops"), "# mine\n");
        Path before = Files.writeString(out.resolve("mine.min.ops"), "# edited\n");
        book(START, 20, told::add, book -> book.shrink(mine, found(START), ABOUT));

        assertThat(mine).hasContent("# mine\n");
        assertThat(before).hasContent("# edited\n");
        assertThat(Script.read(out.resolve("mine.min.2.ops")).about()).containsEntry("seed", "7").containsKey("shrunk");
        assertThat(out.resolve("bugs")).doesNotExist();
    }
}
