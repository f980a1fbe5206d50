package assay.reference.pardes.server;

/** A read: what is asked for, and under which tag the answer is awaited. */
record Held(int tag, Fid fid, int count) {}
