package assay.steps.monty;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

import assay.monty.Worker;
import assay.monty.wire.Configure;
import assay.monty.wire.TypeCheckFormat;
import assay.steps.Units;

/** How a session is configured, as a table of the features says it. */
final class Settings {

    private static final Units UNITS = new Units();
    private static final Map<String, BiConsumer<Configure.Builder, String>> BY_NAME = new HashMap<>();

    static {
        BY_NAME.put("script name", Configure.Builder::setScriptName);
        BY_NAME.put("protocol version", (session, value) -> session.setProtocolVersion(Integer.parseInt(value)));
        BY_NAME.put("package version", Configure.Builder::setMontyVersion);
        BY_NAME.put("type checking", (session, value) -> session.setTypeCheck(isOn(value)));
        BY_NAME.put("stubs", Configure.Builder::setTypeCheckStubs);
        BY_NAME.put("diagnostics", (session, value) -> session.setTypeCheckFormat(format(value)));
        BY_NAME.put(
                "assert annotations",
                (session, value) -> session.setAssertMessageAnnotations(Integer.parseInt(value)));
        BY_NAME.put(
                "print flush interval",
                (session, value) -> session.setPrintFlushIntervalMs((int) (micros(value) / 1000)));
        BY_NAME.put("memory limit", (session, value) -> session.getLimitsBuilder().setMaxMemoryBytes(bytes(value)));
        BY_NAME.put("time limit", (session, value) -> session.getLimitsBuilder().setMaxDurationMicros(micros(value)));
        BY_NAME.put(
                "recursion limit",
                (session, value) -> session.getLimitsBuilder().setMaxRecursionDepth(Long.parseLong(value)));
        BY_NAME.put(
                "suspension limit",
                (session, value) -> session.getLimitsBuilder().setMaxSuspensions(Long.parseLong(value)));
        BY_NAME.put(
                "collector interval",
                (session, value) -> session.getLimitsBuilder().setGcInterval(Long.parseLong(value)));
    }

    private Settings() {}

    /** A session without limits or type checking. */
    static Configure standard() {
        return Configure.newBuilder()
                .setScriptName("main.py")
                .setMontyVersion("0.0.23")
                .setProtocolVersion(Worker.PROTOCOL_VERSION)
                .build();
    }

    /** The standard session with the settings of a table; an empty cell is an empty text. */
    static Configure of(Map<String, String> table) {
        Configure.Builder session = standard().toBuilder();
        table.forEach((name, value) -> Optional.ofNullable(BY_NAME.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "a session has no setting called '" + name + "'; it has " + BY_NAME.keySet()))
                .accept(session, Optional.ofNullable(value).orElse("")));
        return session.build();
    }

    private static boolean isOn(String value) {
        return switch (value) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new IllegalArgumentException("type checking is on or off, and not '" + value + "'");
        };
    }

    private static TypeCheckFormat format(String words) {
        return TypeCheckFormat.valueOf(words.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    private static long bytes(String value) {
        String[] words = value.split(" ");
        return UNITS.size(words[0], words[1]);
    }

    private static long micros(String value) {
        String[] words = value.split(" ");
        return UNITS.span(words[0], words[1]).toNanos() / 1000;
    }
}
