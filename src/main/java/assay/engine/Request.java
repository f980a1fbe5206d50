package assay.engine;

import java.util.List;

import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.DiscoveryFilter;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryListener;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.OutputDirectoryCreator;

/** A discovery request under other parameters: Cucumber reads them here, long before it executes. */
record Request(EngineDiscoveryRequest theirs, ConfigurationParameters parameters) implements EngineDiscoveryRequest {

    @Override
    public <T extends DiscoverySelector> List<T> getSelectorsByType(Class<T> type) {
        return theirs.getSelectorsByType(type);
    }

    @Override
    public <T extends DiscoveryFilter<?>> List<T> getFiltersByType(Class<T> type) {
        return theirs.getFiltersByType(type);
    }

    @Override
    public ConfigurationParameters getConfigurationParameters() {
        return parameters;
    }

    @Override
    public EngineDiscoveryListener getDiscoveryListener() {
        return theirs.getDiscoveryListener();
    }

    @Override
    public OutputDirectoryCreator getOutputDirectoryCreator() {
        return theirs.getOutputDirectoryCreator();
    }
}
