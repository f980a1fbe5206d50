package assay.reference.mux.image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The version of an image: numbers between dots.
 *
 * <p>An image has it in a resource of one fixed width, stored as it is, where {@link Stamp} can write another.
 */
public record Version(String text) implements Comparable<Version> {

    static final String RESOURCE = "assay/reference/mux/image/version";
    static final int WIDTH = 24;

    public Version {
        if (!text.matches("[0-9]{1,9}(\\.[0-9]{1,9})*") || text.length() > WIDTH) {
            throw new IllegalArgumentException("\"" + text + "\" is no version: it takes numbers between dots, "
                    + WIDTH + " characters at most");
        }
    }

    /** The version of the image that runs. */
    public static Version running() {
        try (InputStream in = Version.class.getClassLoader().getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the image is damaged: it has no version; build it again");
            }
            return new Version(new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip());
        } catch (IOException unreadable) {
            throw new IllegalStateException("the image is damaged: its version cannot be read", unreadable);
        }
    }

    public boolean isNewerThan(Version other) {
        return compareTo(other) > 0;
    }

    @Override
    public int compareTo(Version other) {
        return Arrays.compare(numbers(), other.numbers());
    }

    private int[] numbers() {
        return Arrays.stream(text.split("\\.")).mapToInt(Integer::parseInt).toArray();
    }

    @Override
    public String toString() {
        return text;
    }
}
