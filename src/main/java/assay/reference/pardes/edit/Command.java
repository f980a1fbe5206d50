package assay.reference.pardes.edit;

import java.util.List;

/** A command of the editing language, behind its address. */
sealed interface Command {

    /**
     * A command and where it applies.
     *
     * @param address null for dot
     */
    record Addressed(Address address, Command command) {}

    /** @param where {@code a} behind, {@code i} before, {@code c} instead */
    record Put(char where, byte[] text) implements Command {}

    record Delete() implements Command {}

    record Print() implements Command {}

    record SetMark() implements Command {}

    /** @param characters whether positions are told, not lines */
    record Tell(boolean characters) implements Command {}

    /**
     * Puts text in the place of matches.
     *
     * @param nth the first match that counts
     * @param all whether those behind it count too
     */
    record Substitute(int nth, Regexp what, byte[] with, boolean all) implements Command {}

    record Copy(boolean moves, List<Address.Term> to) implements Command {}

    /** @param count of steps; negative to do them again */
    record Undo(int count) implements Command {}

    /**
     * Does something for each match, or for what is between matches.
     *
     * @param what null for lines
     */
    record Loop(boolean between, Regexp what, Addressed body) implements Command {}

    record Condition(boolean wanted, Regexp what, Addressed body) implements Command {}

    record Block(List<Addressed> commands) implements Command {}

    /** Only the address counts; without one, lines. */
    record Show() implements Command {}
}
