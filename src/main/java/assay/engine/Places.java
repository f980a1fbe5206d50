package assay.engine;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;

import org.junit.platform.engine.UniqueId;

/** Says where an example stands, {@code feature:line}, in the one way that all sides of a run share. */
record Places(Path root) {

    /** The place that a test's unique id names. */
    String of(UniqueId id) {
        List<UniqueId.Segment> segments = id.getSegments();
        String feature = segments.stream().filter(segment -> segment.getType().equals("feature"))
                .map(UniqueId.Segment::getValue).reduce((first, last) -> last).orElse("");
        return relative(feature) + ":" + id.getLastSegment().getValue();
    }

    /** A feature's path below the project; an address outside of it stays as it is. */
    String relative(String uri) {
        if (!uri.startsWith("file:")) {
            return uri;
        }
        Path file = Path.of(URI.create(uri));
        return file.startsWith(root) ? root.relativize(file).toString().replace('\\', '/') : uri;
    }

    /** A text without this machine's way to the project: what stands in messages and stack traces leaves the machine. */
    String withoutRoot(String text) {
        String address = root.toUri().toString();
        String folder = address.endsWith("/") ? address : address + "/";
        return text.replace(folder, "").replace(folder.replaceFirst("^file:///", "file:/"), "");
    }
}
