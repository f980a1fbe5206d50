package assay.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import assay.engine.Run;
import assay.subject.Provenance;
import assay.subject.Resolution;
import assay.subject.Subjects;
import io.cucumber.java.After;
import io.cucumber.java.Scenario;
import org.opentest4j.TestAbortedException;

/** Where an example plays: it brings the subjects in, and sees them out. */
public final class Stage {

    private final List<Actor> actors = new ArrayList<>();

    /** The run's subjects. */
    public Subjects subjects() {
        return Run.subjects();
    }

    /**
     * The program that answers for a system.
     *
     * @throws TestAbortedException if the system was left out on purpose
     * @throws Unstartable if there is no such program
     */
    public Provenance program(String system) {
        Resolution resolution = subjects().resolve(system);
        if (resolution instanceof Resolution.Ready ready) {
            return ready.provenance();
        }
        if (resolution instanceof Resolution.Unavailable unavailable) {
            throw new Unstartable(unavailable.reason());
        }
        throw new TestAbortedException(system + " was left out with -Dsubject." + system + "=" + Subjects.ABSENT);
    }

    /** Brings an actor in, so that it is seen out whatever happens. */
    public <A extends Actor> A enter(A actor) {
        actors.add(actor);
        return actor;
    }

    /** Runs last of all hooks: keeps the evidence, asks each actor for a sign of life, and ends all. */
    @After(order = Integer.MIN_VALUE)
    public void leave(Scenario scenario) {
        List<Throwable> troubles = new ArrayList<>();
        if (!scenario.isFailed()) {
            each(Actor::proveAlive, troubles);
        }
        each(actor -> actor.evidence().forEach((title, text) -> scenario.attach(text, "text/plain", title)), troubles);
        each(Actor::close, troubles);
        if (!troubles.isEmpty()) {
            throw worst(troubles);
        }
    }

    private void each(Consumer<Actor> act, List<Throwable> troubles) {
        for (Actor actor : actors) {
            try {
                act.accept(actor);
            } catch (Throwable trouble) {
                troubles.add(trouble);
            }
        }
    }

    private static AssertionError worst(List<Throwable> troubles) {
        AssertionError worst = new AssertionError("after the example: " + troubles.get(0).getMessage(), troubles.get(0));
        troubles.subList(1, troubles.size()).forEach(worst::addSuppressed);
        return worst;
    }
}
