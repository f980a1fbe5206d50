package assay.os;

/** How a process ended: by leaving with a code, or by a signal. */
public sealed interface Exit {

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
