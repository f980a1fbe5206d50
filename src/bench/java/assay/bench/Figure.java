package assay.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * A sample of ours beside the samples of what it is compared with, all from the same rounds; and the ratio that is aimed
 * at, if there is one.
 *
 * <p>A few microseconds have two usual lengths, after whether the system puts both processes on one core: a median then
 * tells which of them was the more frequent, and only the minima compare like with like.
 */
record Figure(String what, String jvm, Double aim, String ours, String against, Map<String, Sample> samples) {

    private double ratio(String other, ToDoubleFunction<Sample> of) {
        return of.applyAsDouble(samples.get(ours)) / of.applyAsDouble(samples.get(other));
    }

    Map<String, Object> described() {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("what", what);
        described.put("jvm", jvm);
        described.put("measured", ours);
        described.put("comparedWith", against);
        described.put("ratioOfMedians", Sample.rounded(ratio(against, Sample::median)));
        described.put("ratioOfMinima", Sample.rounded(ratio(against, Sample::min)));
        if (aim != null) {
            described.put("aimedAtMost", aim);
        }
        described.put("overheadOfMedians", Sample.rounded(samples.get(ours).median() - samples.get(against).median()));
        Map<String, Object> all = new LinkedHashMap<>();
        samples.forEach((name, sample) -> {
            Map<String, Object> each = sample.described();
            each.put("ratioOfMedians", Sample.rounded(ratio(name, Sample::median)));
            each.put("ratioOfMinima", Sample.rounded(ratio(name, Sample::min)));
            all.put(name, each);
        });
        described.put("samples", all);
        return described;
    }
}
