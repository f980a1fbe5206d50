package assay.monty;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;

import assay.monty.wire.FunctionCall;
import assay.monty.wire.MontyObject;
import assay.monty.wire.NameLookup;
import assay.monty.wire.OsCall;
import assay.monty.wire.Uuid;

/**
 * Suspended calls and look-ups, written as the sandbox's code would make them: {@code ext("hello", 1, key="value")}.
 *
 * <p>An object of the host's stands in front as its id between angle brackets: {@code <0a1b…>.area(2)}.
 */
public final class Calls {

    private static final HexFormat HEX = HexFormat.of();

    private Calls() {}

    /** A call of a host function, or of a method of a host's object. */
    public static String print(FunctionCall call) {
        String arguments = Stream.of(Literal.items(call.getArgsList()), Literal.keywords(call.getKwargsList()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return owned(call.hasObjectId(), call.getObjectId(), call.getFunctionName()) + "(" + arguments + ")";
    }

    /** A name that is looked up, or an attribute of a host's object. */
    public static String print(NameLookup lookup) {
        return owned(lookup.hasObjectId(), lookup.getObjectId(), lookup.getName());
    }

    private static String owned(boolean byObject, Uuid object, String name) {
        return byObject ? "<" + HEX.formatHex(object.getData().toByteArray()) + ">." + name : name;
    }

    /** A call of the operating system: the operation's name on the wire with its fields in their order. */
    public static String print(OsCall call) {
        for (Map.Entry<FieldDescriptor, Object> field : call.getAllFields().entrySet()) {
            if (field.getKey().getContainingOneof() != null) {
                return field.getKey().getName() + "(" + arguments(field.getValue()) + ")";
            }
        }
        return "nothing()";
    }

    private static String arguments(Object value) {
        if (value instanceof Message message && !(message instanceof MontyObject)) {
            List<FieldDescriptor> fields = message.getDescriptorForType().getFields();
            return fields.stream()
                    .filter(field -> !field.hasPresence() || message.hasField(field))
                    .map(field -> argument(message.getField(field)))
                    .collect(Collectors.joining(", "));
        }
        return argument(value);
    }

    private static String argument(Object value) {
        if (value instanceof String text) {
            return Literal.print(Literal.of(text));
        }
        if (value instanceof MontyObject object) {
            return Literal.print(object);
        }
        if (value instanceof Boolean truth) {
            return truth ? "True" : "False";
        }
        if (value instanceof ByteString bytes) {
            return Literal.print(MontyObject.newBuilder().setBytes(bytes).build());
        }
        return String.valueOf(value).strip().replace("\n", " ");
    }
}
