package assay.reference.mux.session;

import assay.os.Terminals;

/**
 * A session as it is handed on to another image.
 *
 * @param id its number in this daemon, which names its agent socket
 * @param expectsMarks whether its shell was told to make marks
 * @param marked whether it made any, and then {@code running} and {@code outputFrom} are what they said
 * @param screen the screen as it saves itself
 * @param typed what was typed and the terminal had no room for
 */
public record Kept(
        int id,
        String name,
        Terminals.Terminal terminal,
        int shell,
        boolean expectsMarks,
        boolean marked,
        boolean running,
        long outputFrom,
        byte[] screen,
        byte[] typed) {}
