package assay.reference.pardes.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import assay.ninep.Dir;
import assay.ninep.Fcall;
import assay.ninep.Mode;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import assay.os.ServerPlatform;
import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.session.Listings;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.terminal.Children;
import assay.reference.pardes.tree.Node;
import assay.reference.pardes.tree.Tree;

/** A session of its own and a client of it that needs no socket. */
final class Talk implements Replies {

    static final int ROOT = 1;

    final Session session;
    final Requests requests;
    final List<Rmessage> replies = new ArrayList<>();
    private int lastFid = ROOT;

    Talk(Path directory, String... files) throws IOException {
        ServerPlatform os = ServerPlatform.host();
        Loop loop = new Loop(os.descriptors());
        Map<String, String> environment = Map.of("SHELL", "/bin/sh", "PARDES_DUMP", directory.resolve("dump").toString());
        session = new Session("talk", directory.toString(), environment, new Children(os, loop, environment), loop);
        session.opening().begin(Arrays.asList(files));
        Listings listings = new Listings(session);
        Tree tree = new Tree(session, () -> listings.status(1, 1, 0), () -> new byte[0], () -> new byte[0]);
        requests = new Requests(session, tree.root(), Talk::stat, this);
        ask(new Tmessage.Tversion(Fcall.NOTAG, Requests.LARGEST, "9P2000"));
        ask(new Tmessage.Tattach(1, ROOT, Fcall.NOFID, "", ""));
    }

    private static Dir stat(Node node) {
        int mode = node.mode() | (node.isDirectory() ? Dir.DIRECTORY : 0);
        return new Dir(0, 0, node.qid(), mode, 0, 0, 0, node.name(), "pardes", "pardes", "pardes");
    }

    @Override
    public void send(Rmessage reply) {
        replies.add(reply);
    }

    @Override
    public void agreed(int msize) {
        // There is no wire.
    }

    @Override
    public void free() {
        // Nothing waits behind a slow request here.
    }

    /** The answer to a request; null if it waits. */
    Rmessage ask(Tmessage request) {
        replies.clear();
        requests.answer(request);
        return replies.isEmpty() ? null : replies.get(replies.size() - 1);
    }

    /** A new fid for a path. */
    int walk(String path) {
        List<String> names = Arrays.stream(path.split("/")).filter(name -> !name.isEmpty()).toList();
        int fid = ++lastFid;
        said(ask(new Tmessage.Twalk(1, ROOT, fid, names)));
        return fid;
    }

    /** A fid for a path, opened in a mode. */
    int open(String path, int mode) {
        int fid = walk(path);
        String said = said(ask(new Tmessage.Topen(1, fid, mode)));
        if (!said.isEmpty()) {
            throw new IllegalStateException(path + ": " + said);
        }
        return fid;
    }

    /** What was wrong, or nothing. */
    static String said(Rmessage reply) {
        return reply instanceof Rmessage.Rerror error ? error.ename() : "";
    }

    /** Writes once to an open file: what was wrong, or nothing. */
    String write(int fid, String text) {
        return said(ask(new Tmessage.Twrite(1, fid, 0, text.getBytes(StandardCharsets.UTF_8))));
    }

    /** Opens, writes once, clunks: what was wrong with the write, or nothing. */
    String write(String path, String text) {
        int fid = open(path, Mode.OWRITE);
        String said = write(fid, text);
        clunk(fid);
        return said;
    }

    void clunk(int fid) {
        ask(new Tmessage.Tclunk(1, fid));
    }

    String read(int fid) {
        Rmessage reply = ask(new Tmessage.Tread(1, fid, 0, 60_000));
        return reply instanceof Rmessage.Rread read ? new String(read.data(), StandardCharsets.UTF_8) : said(reply);
    }

    String read(String path) {
        int fid = open(path, Mode.OREAD);
        String text = read(fid);
        clunk(fid);
        return text;
    }

    /** The err and msg records since the session began. */
    List<String> complaints() {
        return read("log").lines().filter(line -> line.startsWith("err ") || line.startsWith("msg ")).collect(Collectors.toList());
    }
}
