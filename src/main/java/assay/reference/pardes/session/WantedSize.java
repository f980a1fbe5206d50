package assay.reference.pardes.session;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.reference.pardes.text.Refusal;

/** Columns and rows, as a control message names them. Its expression is compiled when one does, and at no start. */
public record WantedSize(int columns, int rows) {

    private static final Pattern WORDS = Pattern.compile("(\\d{1,9}) +(\\d{1,9})");

    public static WantedSize of(String words) {
        Matcher size = WORDS.matcher(words);
        if (!size.matches()) {
            throw new Refusal("ill-formed control message");
        }
        return new WantedSize(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    }
}
