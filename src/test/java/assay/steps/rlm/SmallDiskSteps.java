package assay.steps.rlm;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import assay.channel.Deadline;
import assay.os.Exit;
import assay.rlm.Incoming;
import io.cucumber.java.en.Given;
import org.opentest4j.TestAbortedException;

/** A kernel whose snapshots go to a disk that is full before long. */
public final class SmallDiskSteps {

    private static final Path STARTER = Path.of("src/test/resources/launch/on-a-small-disk.sh");
    private static final Exit NOT_ALLOWED = new Exit.Code(77);
    private static final Duration HANDSHAKE = Duration.ofSeconds(10);

    private final RlmWorld world;
    private final Pair pair;

    public SmallDiskSteps(RlmWorld world, Pair pair) {
        this.world = world;
        this.pair = pair;
    }

    /** Of four pages: an old pair takes two, and a new one of the same size two more. */
    @Given("a running kernel whose snapshots go to a disk of 16 KiB")
    public void isOnSmallDisk() {
        List<String> starter = List.of("/usr/bin/env", "sh", STARTER.toAbsolutePath().toString());
        KernelActor actor = KernelActor.enter(
                world.stage(),
                "the kernel on a small disk",
                KernelActor.behind(starter, world.stage().program(KernelActor.SYSTEM)),
                Map.of());
        world.take(actor);
        Incoming first = actor.kernel().next(0, Deadline.within("handshake", HANDSHAKE));
        if (first instanceof Incoming.Ended end && end.exit().equals(NOT_ALLOWED)) {
            actor.mayEnd();
            throw new TestAbortedException("this user may not mount a disk here");
        }
        world.shakeHands();
        pair.isSeenByKernelOnly();
    }
}
