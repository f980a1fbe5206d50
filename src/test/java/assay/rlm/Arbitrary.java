package assay.rlm;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

import assay.os.Exit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BigIntegerNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.DecimalNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Messages of every shape, out of one seed. */
final class Arbitrary {

    /** Half characters, line ends, and what JSON, a terminal or the notation itself might trip over. */
    private static final String[] PIECES = {
        "a", "é", "日", "😀", "\ud83d", "\ude00", "\n", "\r", "\u2028", "\u0000", "\u001b[1m", "\"", "\\", "\\u", "{", "}",
        "]]>", "raw ", "garbage ", "ended ", " stderr ", " ", "\ufeff", "\uffff"
    };

    private final Random random;

    Arbitrary(long seed) {
        // Neighbouring seeds begin alike in Random itself; a first generator spreads them.
        this.random = new Random(new SplittableRandom(seed).nextLong());
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    /** Whole characters only: half a one is a text, and no name. */
    private String name() {
        return text().replaceAll("[\\ud800-\\udfff]", "");
    }

    byte[] bytes() {
        byte[] bytes = new byte[random.nextInt(12)];
        random.nextBytes(bytes);
        return bytes;
    }

    JsonNode value(int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 6)) {
            case 0 -> NullNode.getInstance();
            case 1 -> BooleanNode.valueOf(random.nextBoolean());
            case 2 -> IntNode.valueOf(random.nextInt());
            case 3 -> BigIntegerNode.valueOf(BigInteger.ONE.shiftLeft(64 + random.nextInt(100)));
            case 4 -> DecimalNode.valueOf(BigDecimal.valueOf(random.nextInt() * 2L + 1, 1 + random.nextInt(40)));
            case 5 -> StringNode.valueOf(text());
            case 6 -> array(depth - 1);
            default -> object(depth - 1);
        };
    }

    private ArrayNode array(int depth) {
        ArrayNode array = Json.object().putArray("a");
        for (int i = random.nextInt(4); i > 0; i--) {
            array.add(value(depth));
        }
        return array;
    }

    ObjectNode object(int depth) {
        ObjectNode object = Json.object();
        for (int i = random.nextInt(4); i > 0; i--) {
            object.set(name(), value(depth));
        }
        return object;
    }

    Outgoing outgoing() {
        if (random.nextInt(3) == 0) {
            return new Outgoing.Raw(bytes());
        }
        List<ObjectNode> lines = new ArrayList<>(List.of(object(3)));
        for (int i = random.nextInt(3); i > 0; i--) {
            lines.add(object(3));
        }
        return new Outgoing.Requests(lines);
    }

    Incoming incoming() {
        return switch (random.nextInt(4)) {
            case 0 -> new Incoming.Garbage(text(), bytes());
            case 1 -> new Incoming.Ended(
                    random.nextBoolean() ? new Exit.Code(random.nextInt(256)) : new Exit.Signal(1 + random.nextInt(64)), text());
            default -> event();
        };
    }

    Incoming.Event event() {
        return new Incoming.Event(object(3).put("event", text()));
    }

    int below(int bound) {
        return random.nextInt(bound);
    }
}
