package assay.steps.platform.caller;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import assay.os.Descriptors;
import assay.os.Launch;
import assay.os.Processes;
import assay.os.ServerPlatform;
import assay.os.Setting;
import assay.os.Start;
import assay.os.Starts;

/** What a caller can be asked about starting programs and collecting them. */
final class StartRequests {

    private final Starts starts;
    private final Processes processes;
    private final Descriptors descriptors;
    private final List<Setting> pairs = new ArrayList<>();

    StartRequests(ServerPlatform platform) {
        starts = platform.starts();
        processes = platform.processes();
        descriptors = platform.descriptors();
    }

    void addTo(Map<String, Caller.Request> requests) {
        requests.put("set", words -> pair(Setting.of(words.get(0), words.get(1))));
        requests.put("unset", words -> pair(Setting.without(words.get(0))));
        requests.put("start in terminal", words -> came(starts.inTerminal(launch(words), TerminalRequests.atHand)));
        requests.put("start detached", this::detached);
        requests.put("start at descriptors", this::atDescriptors);
        requests.put("collect", words -> processes.reap(Integer.parseInt(words.get(0))).toString());
        requests.put("collect now", this::collectNow);
        requests.put("sweep", words -> starts.sweep().entrySet().stream()
                .map(each -> each.getKey() + " " + each.getValue()).collect(Collectors.joining(", ")));
        requests.put("leave a mark", words -> leaveMark(Path.of(words.get(0))));
    }

    private String pair(Setting pair) {
        pairs.add(pair);
        return "";
    }

    private Launch launch(List<String> words) {
        String program = words.isEmpty() ? "none" : words.get(0);
        return new Launch(program, words, Setting.apply(System.getenv(), pairs), Path.of("").toAbsolutePath());
    }

    private String detached(List<String> words) throws IOException {
        int in = descriptors.openForReading(Path.of(words.get(0)));
        int out = descriptors.openForWriting(Path.of(words.get(1)));
        try {
            return came(starts.detached(launch(words.subList(2, words.size())), in, out));
        } finally {
            descriptors.close(in);
            descriptors.close(out);
        }
    }

    private String atDescriptors(List<String> words) {
        return came(starts.detached(
                launch(words.subList(2, words.size())), Integer.parseInt(words.get(0)), Integer.parseInt(words.get(1))));
    }

    private static String came(Start start) {
        if (start instanceof Start.Failed failed) {
            return failed.exit() + ", no process";
        }
        return Integer.toString(((Start.Running) start).pid());
    }

    private String collectNow(List<String> words) throws IOException {
        return processes.reapNow(Integer.parseInt(words.get(0))).map(Object::toString).orElse("it runs");
    }

    /** A handler of this process's end, and output that is not written yet: what a copy of this process would repeat. */
    private static String leaveMark(Path file) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Files.writeString(file, "ended\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException unwritable) {
                System.err.println(unwritable);
            }
        }));
        return "";
    }
}
