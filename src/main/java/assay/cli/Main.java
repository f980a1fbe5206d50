package assay.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

import assay.report.Why;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code assay} command. */
@Command(name = "assay", scope = ScopeType.INHERIT, mixinStandardHelpOptions = true, version = "assay 0.1.0",
        exitCodeOnInvalidInput = Exit.USAGE, exitCodeOnExecutionException = Exit.INCONCLUSIVE, sortOptions = false,
        usageHelpAutoWidth = true, synopsisSubcommandLabel = "COMMAND",
        description = "Finds out what a long-lived process is really made of: holds it to what its documents promise.",
        exitCodeListHeading = "%nExit status:%n", exitCodeList = {
            "0:as expected", "1:a rule is violated, or an example no longer deviates",
            "2:inconclusive: something could not be judged", "64:the command was not understood, or nothing matches"})
public final class Main implements Runnable {

    /** What Java makes of bytes in an argument that are no text. */
    private static final char REPLACEMENT = '\ufffd';

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: list, run, bans, monkey, subjects or report");
    }

    public static void main(String[] words) {
        UnaryOperator<String> properties = System::getProperty;
        OutputStream out = new StandardOutput(new FileOutputStream(FileDescriptor.out));
        Terminal terminal = new Terminal(utf8(out), utf8(System.err), System.console() != null);
        System.exit(execute(words, Project.of(properties), terminal));
    }

    /** The command with its subcommands; the words after {@code --} are the program to run and no business of ours. */
    static int execute(String[] words, Project project, Terminal terminal) {
        int dashes = Arrays.asList(words).indexOf("--");
        List<String> program = dashes < 0 ? List.of() : List.of(words).subList(dashes + 1, words.length);
        String[] ours = dashes < 0 ? words : Arrays.copyOf(words, dashes);
        Optional<String> lost = List.of(words).stream().filter(word -> word.indexOf(REPLACEMENT) >= 0).findFirst();
        if (lost.isPresent()) {
            terminal.say("assay: the argument '" + lost.get() + "' is no text in UTF-8, or holds U+FFFD, which stands for such bytes:"
                    + " what it names cannot be found by it; give it another name");
            return Exit.USAGE;
        }
        CommandLine command = new CommandLine(new Main());
        command.addSubcommand("list", new ListCommand(project, terminal));
        command.addSubcommand("run", new RunCommand(project, terminal, program));
        command.addSubcommand("bans", new BansCommand(terminal));
        command.addSubcommand("monkey", new MonkeyCommand(project, terminal, program));
        command.addSubcommand("subjects", new SubjectsCommand(project, terminal));
        command.addSubcommand("report", new ReportCommand(project, terminal));
        StringWriter help = new StringWriter();
        command.setOut(new PrintWriter(help));
        command.setErr(terminal.errWriter());
        command.setExecutionExceptionHandler((thrown, line, parsed) -> said(thrown, terminal));
        try {
            int status = command.execute(ours);
            terminal.out().print(help);
            return written(status, terminal);
        } catch (StandardOutput.ReaderGone gone) {
            return Exit.READER_GONE;
        } catch (Error broken) {
            // What the library does not hear of would end as a violated rule does.
            terminal.say("assay: cannot go on, which is a fault of assay, or too little memory for it: " + broken);
            return Exit.INCONCLUSIVE;
        }
    }

    /** A result that could not be written is none. */
    private static int written(int status, Terminal terminal) {
        if (!terminal.out().checkError()) {
            return status;
        }
        terminal.say("assay: standard output cannot be written, so what was to stand there is lost");
        return status == Exit.AS_EXPECTED ? Exit.INCONCLUSIVE : status;
    }

    /** A stack trace helps nobody who did not write the code: its causes are said in words. */
    private static int said(Exception thrown, Terminal terminal) {
        if (thrown instanceof StandardOutput.ReaderGone) {
            return Exit.READER_GONE;
        }
        terminal.say("assay: " + Why.of(thrown));
        return thrown instanceof Refusal ? Exit.USAGE : Exit.INCONCLUSIVE;
    }

    private static PrintStream utf8(OutputStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}
