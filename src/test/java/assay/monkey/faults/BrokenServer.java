package assay.monkey.faults;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import assay.subject.Provenance;

/** A build of assay's own session server with a fault in it: one class is compiled anew and found before its own. */
public final class BrokenServer {

    private static final String PACKAGE = "assay/reference/pardes";

    private BrokenServer() {}

    /** Builds it in a folder. */
    public static Provenance build(Path root, Fault fault, Path folder) throws IOException {
        Map<String, String> sources = sources(root);
        String file = fault.file(sources);
        Path source = folder.resolve("source").resolve(file);
        Files.createDirectories(source.getParent());
        Files.writeString(source, complete(sources.get(file).replace(fault.right(), fault.wrong())));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        compile(source, classes);
        return new Provenance("pardes", List.of(launcher(folder, classes).toString()), "broken: " + fault.name(), "none",
                Provenance.Whose.NAMED);
    }

    /** The server's sources, by their names below the package. */
    static Map<String, String> sources(Path root) throws IOException {
        Path folder = root.resolve("src/main/java").resolve(PACKAGE);
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(each -> each.toString().endsWith(".java")).toList()) {
                sources.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        return sources;
    }

    /** A fault that remembers something needs a place for it. */
    private static String complete(String source) {
        return source.contains("FIRST.") ? source.replaceFirst("(?m)^public final class (\\w+) \\{$",
                "public final class $1 {\n    private static final java.util.Map<Integer, Long> FIRST = new java.util.HashMap<>();") : source;
    }

    private static void compile(Path source, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-proc:none", "-nowarn", "-cp", System.getProperty("java.class.path"), "-d", classes.toString());
            if (!compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(source)).call()) {
                throw new IOException("the broken server cannot be compiled: " + said);
            }
        }
    }

    /** What a session server is made of; a longer class path would only make it start later. */
    private static String needed() {
        return Stream.of(System.getProperty("java.class.path").split(":"))
                .filter(each -> each.endsWith("/classes") || each.contains("/jna-") || each.contains("/re2j-"))
                .collect(Collectors.joining(":"));
    }

    private static Path launcher(Path folder, Path classes) throws IOException {
        Path launcher = folder.resolve("pardes");
        Files.writeString(launcher, "#!/bin/sh\nexport LC_ALL=C.UTF-8\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java")
                + "' -Xss4m -Xmx768m -XX:+UseSerialGC -XX:-UsePerfData -XX:TieredStopAtLevel=1 -Dfile.encoding=UTF-8 -cp '" + classes + ":"
                + needed() + "' assay.reference.pardes.Main \"$@\"\n");
        if (!launcher.toFile().setExecutable(true)) {
            throw new IOException(launcher + " cannot be made a command");
        }
        return launcher;
    }
}
