package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

/** Records, their counts, and what those hear who follow them. */
class LogTest {

    private final Log log = new Log();

    private static String text(byte[] read) {
        return read == null ? "nothing" : new String(read, StandardCharsets.UTF_8);
    }

    @Test
    void aRecordSaidAgainIsCountedUnlessAnotherStandsBetween() {
        log.add("err", 1, "x");
        log.add("err", 1, "x");
        log.add("err", 2, "x");
        log.add("err", 1, "x");
        assertThat(log.read()).isEqualTo("err 1 x (x2)\nerr 2 x\nerr 1 x\n");
    }

    @Test
    void aFollowerHearsEachCount() {
        Follower follower = log.follow(false);
        assertThat(follower.read(100)).isNull();
        log.add("err", 1, "x");
        log.add("err", 1, "x");
        log.add("err", 1, "x");
        assertThat(text(follower.read(100))).isEqualTo("err 1 x\nerr 1 x (x2)\nerr 1 x (x3)\n");
    }

    @Test
    void aFollowerMayBeginWithTheOldest() {
        log.add("new", 1, "a");
        log.add("new", 2, "b");
        assertThat(text(log.follow(true).read(100))).isEqualTo("new 1 a\nnew 2 b\n");
        assertThat(log.follow(false).read(100)).isNull();
    }

    @Test
    void recordsComeWholeAsManyAsFit() {
        Follower follower = log.follow(false);
        log.add("new", 1, "a");
        log.add("new", 2, "b");
        assertThat(text(follower.read(15))).isEqualTo("new 1 a\n");
        assertThat(text(follower.read(3))).isEqualTo("new");
        assertThat(text(follower.read(100))).isEqualTo(" 2 b\n");
        assertThat(follower.read(100)).isNull();
    }

    @Test
    void theRingKeepsAThousandAndAFollowerIsToldHowManyItLost() {
        Follower follower = log.follow(false);
        for (int i = 0; i <= Log.MOST; i++) {
            log.add("new", i, "");
        }
        assertThat(log.read().lines()).hasSize(Log.MOST).first().isEqualTo("new 1 ");
        assertThat(text(follower.read(20))).isEqualTo("lost - 1\nnew 1 \n");
    }

    @Test
    void aRecordIsCutWhereItIsLong() {
        log.add("err", 1, "é".repeat(300));
        assertThat(log.read().getBytes(StandardCharsets.UTF_8)).hasSize(513);
    }

    @Test
    void whatIsOnlyCountedIsNeverLost() {
        Follower follower = log.follow(false);
        for (int i = 0; i < 5000; i++) {
            log.add("err", 1, "x");
        }
        String heard = text(follower.read(200_000));
        assertThat(heard.lines()).hasSize(5000).last().isEqualTo("err 1 x (x5000)");
    }

    @Test
    void whoBeganWithTheOldestIsToldOnlyNewCountsOfWhatThereWas() {
        log.add("new", 1, "a");
        log.add("new", 1, "a");
        log.add("err", 1, "x");
        log.add("err", 1, "x");
        Follower follower = log.follow(true);
        log.add("err", 1, "x");
        assertThat(text(follower.read(100))).isEqualTo("new 1 a (x2)\nerr 1 x (x2)\nerr 1 x (x3)\n");
        log.add("err", 1, "x");
        assertThat(text(follower.read(100))).isEqualTo("err 1 x (x4)\n");
    }
}
