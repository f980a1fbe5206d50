package assay.rules;

/**
 * One thing that a document pins down.
 *
 * @param id document and name, such as {@code monty-subprocess: inputs_are_injected}
 * @param system the system that the document speaks of
 * @param place where in the document
 * @param sentence what it says, in our words
 * @param standing which example holds it, or why none does
 * @param file the list that names it
 * @param line its line there
 */
public record Pin(String id, String system, String place, String sentence, Standing standing, String file, int line) {}
