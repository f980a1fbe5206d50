package assay.bench;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.DoubleStream;

/** What was measured of one thing, in one unit, smallest first. */
record Sample(String unit, double[] sorted) {

    static Sample of(String unit, DoubleStream values) {
        return new Sample(unit, values.sorted().toArray());
    }

    /** This sample with the measurements of another round. */
    Sample and(Sample more) {
        return of(unit, DoubleStream.concat(Arrays.stream(sorted), Arrays.stream(more.sorted)));
    }

    double min() {
        return sorted[0];
    }

    double median() {
        return quantile(0.5);
    }

    /** The smallest measurement that at least such a part of all does not exceed. */
    private double quantile(double part) {
        return sorted[Math.max(0, (int) Math.ceil(part * sorted.length) - 1)];
    }

    Map<String, Object> described() {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("n", sorted.length);
        described.put("unit", unit);
        described.put("min", rounded(min()));
        described.put("median", rounded(median()));
        described.put("p90", rounded(quantile(0.9)));
        described.put("p99", rounded(quantile(0.99)));
        described.put("max", rounded(sorted[sorted.length - 1]));
        return described;
    }

    static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
