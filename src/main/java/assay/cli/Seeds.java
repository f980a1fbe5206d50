package assay.cli;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The seeds that a monkey is to run: one by one, a range, or this machine's part of them. */
final class Seeds {

    private static final int MOST = 1_000_000;

    private final List<Long> all;

    private Seeds(List<Long> all) {
        this.all = all;
    }

    /** @param range such as 1..1000, or nothing */
    static Seeds of(List<Long> some, String range) {
        List<Long> all = LongStream.concat(some.stream().mapToLong(each -> each), range(range)).distinct().boxed().toList();
        return new Seeds(all.isEmpty() ? List.of(1L) : all);
    }

    private static LongStream range(String words) {
        if (words == null) {
            return LongStream.empty();
        }
        if (!words.matches("\\d{1,15}\\.\\.\\d{1,15}")) {
            throw new Refusal("--seeds takes a range such as 1..1000, not '" + words + "'");
        }
        long first = Long.parseLong(words.split("\\.\\.")[0]);
        long last = Long.parseLong(words.split("\\.\\.")[1]);
        if (first > last || last - first >= MOST) {
            throw new Refusal("--seeds " + words + (first > last ? " is no range: it ends before it begins"
                    : " is more than the " + MOST + " seeds of one run"));
        }
        return LongStream.rangeClosed(first, last);
    }

    /** @param shard such as 2/8: every eighth seed, beginning with the second; all without it */
    List<Long> part(String shard) {
        if (shard == null) {
            return all;
        }
        if (!shard.matches("[1-9]\\d{0,4}/[1-9]\\d{0,4}")) {
            throw notANumberOfParts(shard);
        }
        int first = Integer.parseInt(shard.split("/")[0]);
        int every = Integer.parseInt(shard.split("/")[1]);
        if (first > every) {
            throw notANumberOfParts(shard);
        }
        List<Long> part = IntStream.range(0, all.size()).filter(at -> at % every == first - 1).mapToObj(all::get).toList();
        if (part.isEmpty()) {
            throw new Refusal("--shard " + shard + " leaves none of " + all.size() + " seeds");
        }
        return part;
    }

    private static Refusal notANumberOfParts(String shard) {
        return new Refusal("--shard takes two numbers such as 2/8, not '" + shard + "'");
    }
}
