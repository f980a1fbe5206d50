package assay.os;

/** How a process ended: by leaving with a code, or by a signal. */
public sealed interface Exit {

    /** Whether it left with code 0. Comparing would have Java spin the comparison first, which takes longer than most waits. */
    default boolean succeeded() {
        return this instanceof Code left && left.code() == 0;
    }

    /** It left by itself; {@code code} is 0 to 255. */
    record Code(int code) implements Exit {
        @Override
        public String toString() {
            return "exit " + code;
        }
    }

    /** A signal ended it. */
    record Signal(int number) implements Exit {
        @Override
        public String toString() {
            return "signal " + number;
        }
    }
}
