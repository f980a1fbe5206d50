package assay.steps.rlm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Cells that are longer than an example wants to be: program texts, by what they bring about. */
final class Cells {

    private Cells() {}

    /** The cell of a name such as {@code replacing the manifest fails}. */
    static String named(String happening) {
        String name = "cells/" + happening.replace(' ', '-') + ".py";
        try (InputStream in = Cells.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no cell in which " + happening + ": no resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name + " cannot be read", unreadable);
        }
    }
}
