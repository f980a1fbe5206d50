package assay.steps.platform.caller;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import assay.os.Images;
import assay.os.Replacement;
import assay.os.ServerPlatform;

/** What a caller can be asked about images: its own, other files, and the one to go on as. */
final class ImageRequests {

    private final Images images;
    private final Replacement replacement;
    private Images.Image image;

    ImageRequests(ServerPlatform platform) {
        images = platform.images();
        replacement = platform.replacement();
    }

    void addTo(Map<String, Caller.Request> requests) {
        requests.put("running image", words -> images.running().toString());
        requests.put("record", words -> record(images.record(Path.of(words.get(0)))));
        requests.put("record itself", words -> record(images.recorded()));
        requests.put("stale", words -> image.stale() ? "stale" : "not stale");
        requests.put("go on as", this::goOn);
    }

    private String record(Images.Image recorded) {
        image = recorded;
        return image.path().toString();
    }

    /** The kept descriptors, set apart by commas, then the program and its arguments. */
    private String goOn(List<String> words) throws IOException {
        List<Integer> kept = new ArrayList<>();
        for (String number : words.get(0).split(",")) {
            if (!number.isEmpty()) {
                kept.add(Integer.valueOf(number));
            }
        }
        replacement.with(words.get(1), words.subList(1, words.size()), System.getenv(), kept);
        return "never said";
    }
}
