package assay.report;

/** How a system's pins stand after a run: each pin is counted once. */
public record PinCounts(int held, int deviating, int notObservable, int outOfScope, int pending) {}
