package assay.reference.pardes.edit;

import java.util.Arrays;

import assay.reference.pardes.text.Text;
import assay.reference.pardes.text.Utf8;

/**
 * A text in the units of Java's strings. A byte that is no UTF-8 is half of a pair that no text can hold.
 *
 * <p>Where no character needs two units, places are positions; else every so many positions one is noted.
 */
final class Units {

    private static final int STRIDE = 256;

    private final byte[] bytes;
    private final char[] units;
    private final int length;
    private final int characters;

    /** The place of every so many'th character, where some need two units. */
    private final int[] noted;

    Units(Text text) {
        bytes = text.whole();
        characters = text.characters();
        units = characters == bytes.length ? null : new char[bytes.length];
        noted = units == null ? null : new int[characters / STRIDE + 1];
        length = units == null ? bytes.length : decode();
    }

    private int decode() {
        int unit = 0;
        int character = 0;
        for (int at = 0; at < bytes.length; at += Utf8.length(bytes, at, bytes.length)) {
            if (character % STRIDE == 0) {
                noted[character / STRIDE] = unit;
            }
            unit += Character.toChars(Utf8.codePoint(bytes, at, bytes.length), units, unit);
            character++;
        }
        return unit;
    }

    boolean isOf(Text text) {
        return text.isWhole(bytes);
    }

    int length() {
        return length;
    }

    int characters() {
        return characters;
    }

    char at(int unit) {
        if (units != null) {
            return units[unit];
        }
        byte one = bytes[unit];
        return one >= 0 ? (char) one : (char) (Utf8.STRAY + (one & 0xff));
    }

    /** The place of a character. */
    int place(int character) {
        if (length == characters) {
            return character;
        }
        if (character >= characters) {
            return length;
        }
        int unit = noted[character / STRIDE];
        for (int left = character % STRIDE; left > 0; left--) {
            unit += Character.isHighSurrogate(units[unit]) ? 2 : 1;
        }
        return unit;
    }

    /** The character at a place. */
    int character(int place) {
        if (length == characters) {
            return place;
        }
        int found = Arrays.binarySearch(noted, 0, (characters + STRIDE - 1) / STRIDE, place);
        int stride = found >= 0 ? found : -found - 2;
        int character = stride * STRIDE;
        for (int unit = noted[stride]; unit < place; unit += Character.isHighSurrogate(units[unit]) ? 2 : 1) {
            character++;
        }
        return character;
    }

    boolean isLineFeed(int place) {
        return at(place) == '\n';
    }

    /** Whether the last line is whole. */
    boolean endsWhole() {
        return length > 0 && isLineFeed(length - 1);
    }

    /** The character at a place; a byte that is no UTF-8 has a point that no character has. */
    int point(int place) {
        if (units == null || !Character.isHighSurrogate(units[place])) {
            return at(place);
        }
        return Character.toCodePoint(units[place], units[place + 1]);
    }

    /** The place behind a character. */
    int behind(int place) {
        return units != null && Character.isHighSurrogate(units[place]) ? place + 2 : place + 1;
    }

    /** The place of the character before a place. */
    int before(int place) {
        boolean pair = units != null && place > 1 && Character.isHighSurrogate(units[place - 2]);
        return pair ? place - 2 : place - 1;
    }

    int pointBefore(int place) {
        return point(before(place));
    }
}
