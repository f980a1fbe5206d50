package assay.steps;

import assay.os.Signals;
import io.cucumber.java.ParameterType;

/** Signals as the features write them. */
public final class SignalNames {

    @ParameterType("SIG[A-Z]+")
    public Integer signal(String name) {
        return Signals.number(name);
    }
}
