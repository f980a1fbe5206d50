package assay.report;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import assay.rules.Verdict;

/** The run's verdicts for tools that read JUnit's XML: a suite per rule, a case per example. */
public final class JUnitXml implements ReportWriter {

    public static final String FILE = "junit.xml";

    @Override
    public String file() {
        return FILE;
    }

    @Override
    public void write(RunReport report, Path folder) throws IOException {
        StringWriter out = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuites");
            List<ExampleResult> all = report.rules().stream().flatMap(rule -> rule.examples().stream()).toList();
            totals(xml, "assay", all);
            for (RuleResult rule : report.rules()) {
                suite(xml, rule);
            }
            xml.writeEndDocument();
            xml.close();
            WholeFile.put(folder.resolve(FILE), out.toString());
        } catch (XMLStreamException e) {
            throw new IOException("cannot write " + folder.resolve(FILE) + ": " + e.getMessage(), e);
        }
    }

    private static void totals(XMLStreamWriter xml, String name, List<ExampleResult> examples) throws XMLStreamException {
        xml.writeAttribute("name", clean(name));
        xml.writeAttribute("tests", String.valueOf(examples.size()));
        xml.writeAttribute("failures", count(examples, Verdict.VIOLATED, Verdict.NO_LONGER_DEVIATES));
        xml.writeAttribute("errors", count(examples, Verdict.INCONCLUSIVE, Verdict.NOT_REACHED));
        xml.writeAttribute("skipped", count(examples, Verdict.NOT_ASSAYED));
        xml.writeAttribute("time", seconds(examples.stream().mapToDouble(ExampleResult::seconds).sum()));
    }

    private static String count(List<ExampleResult> examples, Verdict... verdicts) {
        List<Verdict> wanted = List.of(verdicts);
        return String.valueOf(examples.stream().filter(example -> wanted.contains(example.verdict())).count());
    }

    private static void suite(XMLStreamWriter xml, RuleResult rule) throws XMLStreamException {
        xml.writeStartElement("testsuite");
        totals(xml, rule.id(), rule.examples());
        for (ExampleResult example : rule.examples()) {
            testCase(xml, rule, example);
        }
        xml.writeEndElement();
    }

    private static void testCase(XMLStreamWriter xml, RuleResult rule, ExampleResult example) throws XMLStreamException {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", clean(rule.system() + "." + rule.topic() + "." + rule.id()));
        xml.writeAttribute("name", clean(example.name()));
        xml.writeAttribute("time", seconds(example.seconds()));
        switch (example.verdict()) {
            case HOLDS -> { }
            case DEVIATES -> note(xml, "system-out", example);
            case NOT_ASSAYED -> note(xml, "skipped", example);
            case INCONCLUSIVE, NOT_REACHED -> note(xml, "error", example);
            case VIOLATED, NO_LONGER_DEVIATES -> note(xml, "failure", example);
        }
        xml.writeEndElement();
    }

    private static void note(XMLStreamWriter xml, String element, ExampleResult example) throws XMLStreamException {
        String words = example.verdict().words() + (example.reason().isEmpty() ? "" : ": " + example.reason());
        xml.writeStartElement(element);
        if (!element.equals("system-out")) {
            xml.writeAttribute("message", clean(words));
        }
        if (!element.equals("skipped")) {
            xml.writeCharacters(clean(words));
        }
        xml.writeEndElement();
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.3f", seconds);
    }

    /** Shows what XML cannot hold, whatever a subject printed, as an escape of the kind that Java would write. */
    private static String clean(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints().forEach(point -> {
            if (isXml(point)) {
                clean.appendCodePoint(point);
            } else {
                clean.append(String.format("\\u%04x", point));
            }
        });
        return clean.toString();
    }

    private static boolean isXml(int point) {
        return point == '\t' || point == '\n' || point == '\r' || point >= 0x20 && point <= 0xD7FF
                || point >= 0xE000 && point <= 0xFFFD || point >= 0x10000;
    }
}
