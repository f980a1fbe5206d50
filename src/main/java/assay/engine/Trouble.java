package assay.engine;

import assay.channel.Violation;

/**
 * A step or hook that did not pass.
 *
 * @param kind where in the example
 * @param step the step's sentence; empty for a hook
 * @param status Cucumber's word for it
 * @param type the throwable's class; empty if there is none
 * @param message the throwable's message, or Cucumber's
 */
record Trouble(Kind kind, String step, Status status, String type, String message) {

    enum Kind { GIVEN, WHEN, THEN, STAR, HOOK }

    enum Status { FAILED, ABORTED, OTHER }

    /** Whether it speaks against the subject: an assertion, a hang or a dropped channel, where the example judges. */
    boolean speaksAgainstSubject() {
        boolean judges = kind == Kind.WHEN || kind == Kind.THEN;
        return judges && status == Status.FAILED && (isA(AssertionError.class) || isA(Violation.class));
    }

    /** The messages hold only a throwable's class name, and they must suffice: a report can be rebuilt from them. */
    private boolean isA(Class<?> wanted) {
        try {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            return wanted.isAssignableFrom(Class.forName(type, false, loader));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    String words() {
        String where = kind == Kind.HOOK ? "in a hook" : "at '" + step + "'";
        return where + ": " + (isSaid() ? "" : type + ": ") + message.strip();
    }

    /** What this project throws says all in its message; of what a library throws the class is half. */
    private boolean isSaid() {
        return type.isEmpty() || isA(AssertionError.class) || type.startsWith("assay.") && !message.isBlank();
    }
}
