package assay.steps.rlm;

import java.io.IOException;

import assay.rlm.Incoming;
import assay.rlm.Kernel;
import tools.jackson.databind.node.ObjectNode;

/** The same request over and over, interrupted at one point after the other, until it is done before the point comes. */
final class Sweep {

    private static final int MOST = 2_000;

    private final RlmWorld world;
    private final String again;
    private final Preparation request;

    /** What is asked at each point. */
    interface Preparation {
        ObjectNode get() throws IOException;
    }

    /**
     * @param holding the cell that defines {@code _hold_at(point)}
     * @param again code that brings the namespace to where it was before the first request
     */
    Sweep(RlmWorld world, String holding, String again, Preparation request) {
        world.happen(holding);
        this.world = world;
        this.again = again;
        this.request = request;
    }

    void over() throws IOException {
        int point = 1;
        while (interrupted(point)) {
            point++;
            if (point > MOST) {
                throw new IllegalStateException("there is no end of points to interrupt at");
            }
        }
        world.notePoints(point - 1);
    }

    /** The cell that prepares a point is also the one that the interrupt before must have spared. */
    private boolean interrupted(int point) throws IOException {
        ObjectNode asked = request.get();
        RlmAssertions.assertThat(world.kernel().run("_hold_no_more(); " + again + "; _hold_at(" + point + ")"))
                .as("the cell after point " + (point - 1))
                .isOk();
        world.send(RlmWorld.IT, asked);
        boolean held = world.awaitHeldOrDone("at-" + point, RlmWorld.IT) && !isDone();
        if (held) {
            world.kernel().say(Kernel.interrupt());
            world.kernel().fenceIfItCan();
        }
        world.letGo("at-" + point);
        RlmAssertions.assertThat(world.answer(RlmWorld.IT)).as("at point " + point).isOk();
        return held;
    }

    private boolean isDone() {
        return world.kernel().since(world.mark()).stream()
                .anyMatch(message -> message instanceof Incoming.Event event && event.is("done"));
    }
}
