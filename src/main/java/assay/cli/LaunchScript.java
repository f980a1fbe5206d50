package assay.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** The script that starts the command; the build writes it, for wherever the project happens to stand. */
final class LaunchScript {

    private static final List<String> OPTIONS = List.of("-Dfile.encoding=UTF-8", "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx2g");

    /**
     * Java takes the names of files for what the locale is, and one that is named need not be installed. A Java that does not
     * start, or misses a library or its own classes, would end as a violated rule does.
     */
    private static final String SCRIPT = """
            #!/bin/sh
            [ "$(locale charmap 2>/dev/null)" = UTF-8 ] || { LC_ALL=C.UTF-8 && export LC_ALL; }
            PLACES
            (
                set -f
                IFS=:
                main=
                for each in $needed; do
                    [ -r "$each" ] || {
                        printf 'assay: %s cannot be read; build again: mvn -q process-test-classes\\n' "$each" >&2
                        exit 2
                    }
                    [ -r "$each/FILE" ] && main=$each
                done
                [ "$main" ] || {
                    printf 'assay: there is no FILE in %s; build again: mvn -q process-test-classes\\n' "$needed" >&2
                    exit 2
                }
            ) || exit 2
            said=$(JAVA OPTIONS -version 2>&1) || {
                printf 'assay: Java cannot start: %s\\n' "$said" >&2
                exit 2
            }
            exec JAVA OPTIONS -Dassay.root="$root" -cp "$needed" MAIN "$@"
            """;

    private LaunchScript() {}

    /** Writes the script: the arguments are the home of Java, the project's folder, the class path, and the script's file. */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[3]);
        Files.writeString(file, text(arguments[0], arguments[1], arguments[2]), StandardCharsets.UTF_8);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    static String text(String javaHome, String root, String classPath) {
        return SCRIPT.replace("OPTIONS", Shell.quoted(OPTIONS))
                .replace("JAVA", Shell.quoted(List.of(javaHome + "/bin/java")))
                .replace("MAIN", Main.class.getName())
                .replace("FILE", Main.class.getName().replace('.', '/') + ".class")
                .replace("PLACES", "root=" + Shell.quoted(List.of(root)) + " needed=" + Shell.quoted(List.of(classPath)));
    }
}
