package assay.monty;

import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import com.google.protobuf.ByteString;

import assay.monty.wire.BigInt;
import assay.monty.wire.Dict;
import assay.monty.wire.MontyObject;
import assay.monty.wire.ObjectList;
import assay.monty.wire.Pair;
import assay.monty.wire.Unit;

/**
 * Values of the sandbox, written as Python writes them: {@code [1, "two", None]}.
 *
 * <p>What Python has no literal for stands between angle brackets in protobuf's text format: {@code <path: "/tmp">}.
 */
public final class Literal {

    private static final Unit UNIT = Unit.getDefaultInstance();
    private static final int SHOWN = 200;

    private Literal() {}

    /** Reads a literal. */
    public static MontyObject parse(String text) {
        return new LiteralReader(text).whole();
    }

    public static MontyObject of(long value) {
        return MontyObject.newBuilder().setInt(value).build();
    }

    public static MontyObject of(String value) {
        return MontyObject.newBuilder().setStr(value).build();
    }

    static MontyObject none() {
        return MontyObject.newBuilder().setNone(UNIT).build();
    }

    /** A value as {@link #parse} reads it. */
    public static String print(MontyObject value) {
        switch (value.getKindCase()) {
            case NONE:
                return "None";
            case ELLIPSIS:
                return "...";
            case NOT_IMPLEMENTED:
                return "NotImplemented";
            case BOOLEAN:
                return value.getBoolean() ? "True" : "False";
            case INT:
                return Long.toString(value.getInt());
            case BIGINT:
                return integer(value.getBigint()).toString();
            case FLOAT:
                return real(value.getFloat());
            case STR:
                return quoted(value.getStr());
            case BYTES:
                return "b\"" + escaped(value.getBytes()) + '"';
            case LIST:
                return "[" + items(value.getList()) + "]";
            case TUPLE:
                return tuple(value.getTuple());
            case SET:
                return value.getSet().getItemsCount() == 0 ? "set()" : "{" + items(value.getSet()) + "}";
            case FROZEN_SET:
                return value.getFrozenSet().getItemsCount() == 0
                        ? "frozenset()"
                        : "frozenset({" + items(value.getFrozenSet()) + "})";
            case DICT:
                return "{" + pairs(value.getDict()) + "}";
            default:
                return "<" + Wording.print(value) + ">";
        }
    }

    /** A value for a person: cut where it is long. */
    public static String show(MontyObject value) {
        if (value.getKindCase() == MontyObject.KindCase.STR && value.getStr().length() > SHOWN) {
            String text = value.getStr();
            return quoted(text.substring(0, SHOWN)) + " and " + (text.length() - SHOWN) + " characters more";
        }
        return print(value);
    }

    static BigInteger integer(BigInt big) {
        return new BigInteger(big.getNegative() ? -1 : 1, big.getMagnitude().toByteArray());
    }

    static MontyObject integer(BigInteger value) {
        if (value.bitLength() < Long.SIZE) {
            return of(value.longValue());
        }
        byte[] magnitude = value.abs().toByteArray();
        int sign = magnitude[0] == 0 ? 1 : 0;
        return MontyObject.newBuilder()
                .setBigint(BigInt.newBuilder()
                        .setNegative(value.signum() < 0)
                        .setMagnitude(ByteString.copyFrom(magnitude, sign, magnitude.length - sign)))
                .build();
    }

    private static String real(double value) {
        if (Double.isNaN(value)) {
            return "nan";
        }
        return Double.isInfinite(value) ? (value > 0 ? "inf" : "-inf") : Double.toString(value);
    }

    private static String tuple(ObjectList list) {
        return list.getItemsCount() == 1 ? "(" + items(list) + ",)" : "(" + items(list) + ")";
    }

    private static String items(ObjectList list) {
        return items(list.getItemsList());
    }

    static String items(List<MontyObject> items) {
        return items.stream().map(Literal::print).collect(Collectors.joining(", "));
    }

    private static String pairs(Dict dict) {
        return dict.getPairsList().stream()
                .map(pair -> print(pair.getKey()) + ": " + print(pair.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** Keyword arguments, as a call shows them. */
    static String keywords(List<Pair> pairs) {
        return pairs.stream()
                .map(pair -> pair.getKey().getStr() + "=" + print(pair.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(each -> quoted.append(escape((char) each)));
        return quoted.append('"').toString();
    }

    private static String escape(char each) {
        switch (each) {
            case '\n':
                return "\\n";
            case '\r':
                return "\\r";
            case '\t':
                return "\\t";
            case '"':
                return "\\\"";
            case '\\':
                return "\\\\";
            default:
                return Character.isISOControl(each)
                        ? String.format(Locale.ROOT, "\\x%02x", (int) each)
                        : String.valueOf(each);
        }
    }

    private static String escaped(ByteString bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            char c = (char) (each & 0xff);
            text.append(c < 0x7f ? escape(c) : "\\x" + HexFormat.of().toHexDigits(each));
        }
        return text.toString();
    }
}
