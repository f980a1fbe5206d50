package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

final class JUnitXmlTest {

    @TempDir
    private Path folder;

    private Element written(String reason) throws Exception {
        new JUnitXml().write(Reports.ofEveryVerdict(reason), folder);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(folder.resolve("junit.xml").toFile())
                .getDocumentElement();
    }

    @Test
    void everyVerdictIsCountedOnce() throws Exception {
        Element suites = written("it is one off");

        assertThat(suites.getAttribute("tests")).isEqualTo("7");
        assertThat(suites.getAttribute("failures")).isEqualTo("2");
        assertThat(suites.getAttribute("errors")).isEqualTo("2");
        assertThat(suites.getAttribute("skipped")).isEqualTo("1");
        assertThat(suites.getAttribute("time")).isEqualTo("1.750");
        assertThat(suites.getElementsByTagName("failure").getLength()).isEqualTo(2);
        assertThat(suites.getElementsByTagName("error").getLength()).isEqualTo(2);
        assertThat(suites.getElementsByTagName("skipped").getLength()).isEqualTo(1);
        assertThat(suites.getElementsByTagName("system-out").getLength()).isEqualTo(1);
    }

    @Test
    void aCaseNamesItsRuleAndItsReason() throws Exception {
        Element failure = (Element) written("it is one off").getElementsByTagName("failure").item(1);
        Element example = (Element) failure.getParentNode();

        assertThat(failure.getTextContent()).isEqualTo("violated: it is one off");
        assertThat(example.getAttribute("name")).isEqualTo("is violated");
        assertThat(example.getAttribute("classname")).isEqualTo("monty.counting.count-adds");
    }

    @Test
    void hostileTextIsTextAndNothingIsCutAfterIt() throws Exception {
        Element failure = (Element) written(Reports.HOSTILE).getElementsByTagName("failure").item(0);

        assertThat(failure.getTextContent()).contains("</script><b> <!-- ]]> \\u0000 \\ud800 ")
                .contains("\\u001b[31m").endsWith("\"the end\"");
        assertThat(failure.getElementsByTagName("*").getLength()).isZero();
    }
}
