package assay.monty;

import java.util.List;
import java.util.Random;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;

import assay.monty.wire.BigInt;
import assay.monty.wire.Pair;

/** Messages of every kind that the schema allows, made from its descriptors and a seed. */
final class RandomMessages {

    private static final List<Integer> CHARACTERS = List.of(
            (int) 'a', (int) ' ', (int) '"', (int) '\'', (int) '\\', (int) '\n', (int) '\r', (int) '\t', 0, 7, 0x1b, 0x7f,
            0x85, 0x2028, 0x202e, 0xe9, 0x4e2d, 0x1f600, (int) '<', (int) '>', (int) '{', (int) ':', (int) '#', 0xfeff);
    private static final List<Double> REALS = List.of(
            0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, 0.1);
    private static final List<Long> LONGS = List.of(0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE);

    private final Random random;
    private boolean asLiterals;
    private boolean withUnknown;

    RandomMessages(long seed) {
        random = new Random(seed);
    }

    /** Only what a literal can tell apart: big integers that are big, and pairs of two. */
    RandomMessages asLiterals() {
        asLiterals = true;
        return this;
    }

    RandomMessages withUnknownFields() {
        withUnknown = true;
        return this;
    }

    <B extends Message.Builder> B fill(B message, int depth) {
        Descriptor type = message.getDescriptorForType();
        if (asLiterals && type.equals(BigInt.getDescriptor())) {
            message.setField(type.findFieldByName("negative"), random.nextBoolean());
            message.setField(type.findFieldByName("magnitude"), ByteString.copyFrom(new byte[] {1}).concat(bytes(8)));
            return message;
        }
        for (OneofDescriptor oneof : type.getRealOneofs()) {
            if (random.nextInt(40) > 0) {
                fill(message, oneof.getField(random.nextInt(oneof.getFieldCount())), depth);
            }
        }
        for (FieldDescriptor field : type.getFields()) {
            if (field.getRealContainingOneof() == null && (random.nextInt(3) > 0 || pair(type))) {
                fill(message, field, depth);
            }
        }
        if (withUnknown && random.nextInt(4) == 0) {
            message.setUnknownFields(unknown());
        }
        return message;
    }

    private boolean pair(Descriptor type) {
        return asLiterals && type.equals(Pair.getDescriptor());
    }

    private void fill(Message.Builder message, FieldDescriptor field, int depth) {
        boolean nested = field.getJavaType() == FieldDescriptor.JavaType.MESSAGE;
        if (field.isRepeated()) {
            for (int i = nested && depth <= 0 ? 0 : random.nextInt(4); i > 0; i--) {
                message.addRepeatedField(field, value(message, field, depth));
            }
        } else if (!nested || depth > 0 || pair(message.getDescriptorForType())) {
            message.setField(field, value(message, field, depth));
        }
    }

    private Object value(Message.Builder message, FieldDescriptor field, int depth) {
        switch (field.getJavaType()) {
            case MESSAGE:
                Message.Builder inner = message.newBuilderForField(field);
                return depth < -2 ? inner.build() : fill(inner, depth - 1).build();
            case ENUM:
                return field.getEnumType().findValueByNumberCreatingIfUnknown(random.nextInt(12));
            case BOOLEAN:
                return random.nextBoolean();
            case INT:
                return random.nextInt(4) == 0 ? -1 : random.nextInt();
            case LONG:
                return random.nextBoolean() ? random.nextLong() : pick(LONGS);
            case DOUBLE:
                return random.nextBoolean() ? random.nextGaussian() * 1e9 : pick(REALS);
            case STRING:
                return text();
            case BYTE_STRING:
                return bytes(random.nextInt(20));
            default:
                throw new AssertionError("the schema has no fields of type " + field.getJavaType() + " yet");
        }
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.appendCodePoint(pick(CHARACTERS));
        }
        return text.toString();
    }

    ByteString bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return ByteString.copyFrom(bytes);
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private UnknownFieldSet unknown() {
        UnknownFieldSet.Field field =
                UnknownFieldSet.Field.newBuilder().addVarint(random.nextLong()).addLengthDelimited(bytes(3)).build();
        return UnknownFieldSet.newBuilder().addField(1000 + random.nextInt(1000), field).build();
    }
}
