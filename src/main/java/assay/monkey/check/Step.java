package assay.monkey.check;

import java.util.List;
import java.util.Optional;

import assay.monkey.client.Client;
import assay.monkey.client.Deed;
import assay.monkey.operation.Operation;

/**
 * One step, as the invariants see it.
 *
 * @param number of the session's steps, from 0
 * @param operation with its references resolved
 * @param deed what became of it
 * @param log what was logged; nothing if nobody knows
 * @param client the connection to look at the session with
 * @param sight what the session shows of its panes now
 */
public record Step(int number, Operation operation, Deed deed, Optional<List<String>> log, Client client, Sight sight) {}
