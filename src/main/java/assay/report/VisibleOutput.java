package assay.report;

import gg.jte.output.StringOutput;

/**
 * The one way out of every template, where all text becomes {@linkplain Visible visible}: no template can forget it.
 *
 * <p>Escaping comes before and cuts only at ASCII characters, so a surrogate pair is never torn.
 */
final class VisibleOutput extends StringOutput {

    @Override
    public void writeContent(String value) {
        super.writeContent(Visible.text(value));
    }

    @Override
    public void writeContent(String value, int begin, int end) {
        super.writeContent(Visible.text(value.substring(begin, end)));
    }
}
