package assay.steps.mux;

import java.nio.file.Path;

import assay.subject.Provenance;

/**
 * A daemon that an example started.
 *
 * @param asker what its own user asks it with
 */
record Daemon(int pid, Path socket, Provenance asker) {}
