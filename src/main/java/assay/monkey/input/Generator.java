package assay.monkey.input;

import assay.monkey.operation.Operation;

/** Makes one operation of what came before and of chance, and of nothing else. */
@FunctionalInterface
public interface Generator {

    Operation next(Scene scene, Chance chance);
}
