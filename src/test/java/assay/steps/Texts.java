package assay.steps;

import io.cucumber.java.DocStringType;
import io.cucumber.java.ParameterType;

/** Code and other text as the features write it. */
public final class Texts {

    /** Code, or a call, between backticks. */
    @ParameterType("`([^`]+)`")
    public String code(String code) {
        return code;
    }

    @DocStringType(contentType = "text")
    public String text(String text) {
        return text;
    }

    /** Lines for a shell. */
    @DocStringType(contentType = "sh")
    public String shell(String lines) {
        return lines;
    }

    @DocStringType(contentType = "python")
    public String python(String code) {
        return code;
    }
}
