package assay.engine;

import java.util.List;

import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/**
 * The root of what Cucumber found, under another name: whatever fails outside of all examples is reported as the root's
 * failure, and "Cucumber" would say nothing to those who read it.
 */
final class Renamed extends EngineDescriptor {

    private final TestDescriptor original;

    /** Takes the children of the root that it stands for. */
    Renamed(TestDescriptor original, String name) {
        super(original.getUniqueId(), name);
        this.original = original;
        move(original, this);
    }

    /** The root that Cucumber's engine knows, with those children that are still here. */
    TestDescriptor original() {
        move(this, original);
        return original;
    }

    private static void move(TestDescriptor from, TestDescriptor to) {
        for (TestDescriptor child : List.copyOf(from.getChildren())) {
            from.removeChild(child);
            to.addChild(child);
        }
    }
}
