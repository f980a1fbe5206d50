package assay.bans;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;

/** The sieve finds what a plain search finds, no more, no less and nothing twice. */
final class SieveTest {

    private static List<String> found(List<Needle> needles, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        List<String> found = new ArrayList<>();
        new Sieve(needles).search(bytes, bytes.length, (index, from) -> found.add(index + "@" + from));
        return found;
    }

    @Test
    void aNeedleIsFoundAtEveryPlace() {
        List<Needle> needles = List.of(Needle.text("/proc", false));
        for (int before = 0; before < 5; before++) {
            for (int after = 0; after < 5; after++) {
                assertThat(found(needles, "x".repeat(before) + "/proc" + "y".repeat(after))).containsExactly("0@" + before);
            }
        }
    }

    @Test
    void oneOrTwoBytesAreFoundAtEveryPlace() {
        List<Needle> needles = List.of(Needle.bytes("1b"), Needle.text("-c", true));
        for (int before = 0; before < 5; before++) {
            assertThat(found(needles, "x".repeat(before) + "\u001b")).containsExactly("0@" + before);
            assertThat(found(needles, "x".repeat(before) + "-C")).containsExactly("1@" + before);
        }
    }

    @Test
    void caseCountsOnlyWhereItIsToCount() {
        List<Needle> needles = List.of(Needle.text("memfd", true), Needle.text("posix.fork(", false));

        assertThat(found(needles, "MemFD POSIX.fork( MEMFD posix.fork(")).containsExactly("0@0", "0@18", "1@24");
    }

    @Test
    void needlesMayShareLettersOverlapAndHoldEachOther() {
        List<Needle> needles = List.of(Needle.text("aba", false), Needle.text("ab", false), Needle.text("bab", false));

        assertThat(found(needles, "ababab")).containsExactlyInAnyOrder(
                "0@0", "0@2", "1@0", "1@2", "1@4", "2@1", "2@3");
    }

    @Test
    void textsShorterThanANeedleHoldNone() {
        List<Needle> needles = List.of(Needle.text("abc", false), Needle.bytes("00 00"), Needle.bytes("61 62 00"));
        for (String text : List.of("", "a", "ab", "abd", "\0")) {
            assertThat(found(needles, text)).as(text).isEmpty();
        }
    }

    /** Over an alphabet so small that everything happens. */
    @Test
    void itAgreesWithAPlainSearch() {
        Random random = new Random(7);
        for (int round = 0; round < 3_000; round++) {
            List<Needle> needles = new ArrayList<>();
            for (int count = random.nextInt(4); count >= 0; count--) {
                needles.add(Needle.text(word(random, 1 + random.nextInt(5)), random.nextBoolean()));
            }
            String text = word(random, random.nextInt(40));
            List<String> found = found(needles, text);

            assertThat(found).as("%s in '%s'", needles, text).doesNotHaveDuplicates();
            assertThat(new TreeSet<>(found)).as("%s in '%s'", needles, text).isEqualTo(new TreeSet<>(plain(needles, text)));
        }
    }

    private static List<String> plain(List<Needle> needles, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        List<String> found = new ArrayList<>();
        for (int from = 0; from < bytes.length; from++) {
            for (int index = 0; index < needles.size(); index++) {
                Needle needle = needles.get(index);
                if (from + needle.length() <= bytes.length && needle.standsIn(bytes, from)) {
                    found.add(index + "@" + from);
                }
            }
        }
        return found;
    }

    private static String word(Random random, int length) {
        return random.ints(length, 0, 4).mapToObj("abA\n"::charAt).map(String::valueOf).reduce("", String::concat)
                .replace('\n', '-');
    }
}
