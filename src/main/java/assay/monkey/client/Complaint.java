package assay.monkey.client;

/**
 * Something that speaks against the server.
 *
 * @param invariant the name of what it breaks
 * @param why in few words, which tell one fault from another
 * @param detail what was seen
 */
public record Complaint(String invariant, String why, String detail) {}
