package assay.steps;

import java.math.BigDecimal;
import java.time.Duration;

import io.cucumber.java.ParameterType;

/** Sizes and spans of time as the features write them. */
public final class Units {

    /** Such as {@code 64 KiB} or {@code 25165824 bytes}. */
    @ParameterType("(\\d+) (bytes?|KiB|MiB)")
    public Long size(String count, String unit) {
        long bytes = unit.equals("MiB") ? 1 << 20 : unit.equals("KiB") ? 1 << 10 : 1;
        return Long.parseLong(count) * bytes;
    }

    /** Such as {@code 100 ms} or {@code 0.3 s}. */
    @ParameterType("([\\d.]+) (ms|s)")
    public Duration span(String count, String unit) {
        BigDecimal nanos = new BigDecimal(count).scaleByPowerOfTen(unit.equals("s") ? 9 : 6);
        return Duration.ofNanos(nanos.longValueExact());
    }
}
