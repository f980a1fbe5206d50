package assay.steps.platform.caller;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;

import assay.os.Barrier;
import assay.os.Carriers;
import assay.os.Descriptors;
import assay.os.Locks;
import assay.os.ServerPlatform;

/** What a caller can be asked about carriers, locks and other descriptors. */
final class CarrierRequests {

    private static final int ROOM = 4096;

    private final Carriers carriers;
    private final Descriptors descriptors;
    private final Barrier barrier;
    private final Locks locks;
    private int carrier;

    CarrierRequests(ServerPlatform platform) {
        carriers = platform.carriers();
        descriptors = platform.descriptors();
        barrier = platform.barrier();
        locks = platform.locks();
    }

    void addTo(Map<String, Caller.Request> requests) {
        requests.put("carrier", words -> Integer.toString(carrier = carriers.create(words.get(0))));
        requests.put("write to carrier", words -> write(words.get(0)));
        requests.put("read from carrier", words -> read());
        requests.put("rewind", words -> done(() -> carriers.rewind(carrier)));
        requests.put("links", words -> Integer.toString(carriers.links(carrier)));
        requests.put("freeze", words -> done(() -> carriers.freeze(carrier)));
        requests.put("leak", words -> leak(Path.of(words.get(0))));
        requests.put("seal", words -> done(() -> barrier.seal(Integer.parseInt(words.get(0)))));
        requests.put("unseal", words -> done(() -> barrier.unseal(Integer.parseInt(words.get(0)))));
        requests.put("close from", words -> Boolean.toString(barrier.closeFrom(Integer.parseInt(words.get(0)))));
        requests.put("lock", words -> lock(Path.of(words.get(0))));
        requests.put("close", words -> done(() -> descriptors.close(Integer.parseInt(words.get(0)))));
    }

    private interface Act {
        void happen() throws IOException;
    }

    private static String done(Act act) throws IOException {
        act.happen();
        return "";
    }

    private String write(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return Integer.toString(descriptors.write(carrier, ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()));
    }

    private String read() throws IOException {
        ByteBuffer read = ByteBuffer.allocateDirect(ROOM);
        descriptors.read(carrier, read);
        return StandardCharsets.UTF_8.decode(read.flip()).toString();
    }

    /** A descriptor that somebody forgot to have closed on exec. */
    private String leak(Path file) throws IOException {
        int descriptor = descriptors.openForReading(file);
        barrier.unseal(descriptor);
        return Integer.toString(descriptor);
    }

    private String lock(Path file) throws IOException {
        OptionalInt taken = locks.take(file);
        return taken.isPresent() ? Integer.toString(taken.getAsInt()) : "held by another";
    }
}
