package assay.engine;

import io.cucumber.messages.types.Envelope;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;

/** Passes Cucumber's messages on to the run that the plugin's argument names. Cucumber makes it, by its class name. */
public final class Recorder implements ConcurrentEventListener {

    private final Run run;

    public Recorder(String key) {
        this.run = Run.of(key);
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(Envelope.class, run::hear);
    }
}
