package assay.cli;

import java.nio.file.Path;

import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** Writes what machines read. */
final class Json {

    /** A path is a name of a file here, and no address with a scheme. */
    private static final SimpleModule PATHS = new SimpleModule().addSerializer(Path.class, ToStringSerializer.instance);

    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).addModule(PATHS).build();

    private Json() {}

    static String text(Object value) {
        return JSON.writeValueAsString(value);
    }
}
