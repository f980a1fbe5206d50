package assay.steps.monty;

import java.util.Arrays;
import java.util.List;

import assay.monty.Literal;
import assay.monty.wire.MontyObject;
import assay.monty.wire.RaisedException;
import io.cucumber.java.ParameterType;

/** What the features write of the sandbox: values, exceptions and calls. */
public final class MontyTypes {

    /** A value as Python writes it, up to the end of the step; none starts with an article. */
    @ParameterType("(?!a ).+")
    public MontyObject value(String literal) {
        return Literal.parse(literal);
    }

    /** Such as {@code KeyError "'k'"}; inside the message a quote is written {@code \"}. */
    @ParameterType("([A-Z]\\w+) \"((?:[^\"\\\\]|\\\\.)*)\"")
    public RaisedException exception(String type, String message) {
        return RaisedException.newBuilder()
                .setExcType(type)
                .setMessage(Literal.parse('"' + message + '"').getStr())
                .build();
    }

    /** Numbers of calls, such as {@code 0, 1}. */
    @ParameterType("\\d+(?:, \\d+)*")
    public List<Integer> calls(String numbers) {
        return Arrays.stream(numbers.split(", ")).map(Integer::valueOf).toList();
    }
}
