package assay.reference.pardes.server;

/** A read that waits until there is something to read. */
record Held(int tag, int number, Fid fid, int count) {}
