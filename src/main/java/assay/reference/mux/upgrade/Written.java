package assay.reference.mux.upgrade;

import assay.os.Terminals;
import assay.reference.mux.session.Kept;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/** A manifest as bytes: a signature, the version of the form, the content, a checksum. Nothing is read of what is damaged. */
final class Written {

    private static final byte[] SIGNATURE = "mux manifest".getBytes(StandardCharsets.US_ASCII);
    private static final int FORM = 1;
    private static final int MOST = 1 << 16;

    private Written() {}

    static byte[] write(Manifest manifest) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(SIGNATURE);
            out.writeInt(FORM);
            content(manifest, out);
            CRC32 checksum = new CRC32();
            checksum.update(bytes.toByteArray());
            out.writeLong(checksum.getValue());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void content(Manifest manifest, DataOutputStream out) throws IOException {
        text(manifest.id(), out);
        text(manifest.from(), out);
        text(manifest.socket(), out);
        out.writeLong(manifest.socketIdentity());
        out.writeInt(manifest.listener());
        optional(manifest.shell(), out);
        optional(manifest.integration(), out);
        optional(manifest.agents(), out);
        out.writeInt(manifest.agentListeners().size());
        for (Manifest.Agent agent : manifest.agentListeners()) {
            out.writeInt(agent.session());
            out.writeInt(agent.listener());
        }
        out.writeInt(manifest.upgrades());
        out.writeInt(manifest.sessions().size());
        for (Kept session : manifest.sessions()) {
            session(session, out);
        }
    }

    private static void session(Kept kept, DataOutputStream out) throws IOException {
        out.writeInt(kept.id());
        text(kept.name(), out);
        out.writeInt(kept.terminal().master());
        text(kept.terminal().path(), out);
        out.writeInt(kept.shell());
        out.writeBoolean(kept.expectsMarks());
        out.writeBoolean(kept.marked());
        out.writeBoolean(kept.running());
        out.writeLong(kept.outputFrom());
        bytes(kept.screen(), out);
        bytes(kept.typed(), out);
    }

    private static void optional(Optional<String> text, DataOutputStream out) throws IOException {
        out.writeBoolean(text.isPresent());
        text(text.orElse(""), out);
    }

    private static void text(String text, DataOutputStream out) throws IOException {
        bytes(text.getBytes(StandardCharsets.UTF_8), out);
    }

    private static void bytes(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** @throws IOException if this is no manifest, is damaged, or has a form that is not known here */
    static Manifest read(byte[] written) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(unsealed(written)))) {
            Manifest manifest = content(in);
            if (in.available() > 0) {
                throw new IOException("something follows the manifest's end");
            }
            return manifest;
        }
    }

    private static byte[] unsealed(byte[] written) throws IOException {
        int start = SIGNATURE.length + Integer.BYTES;
        int end = written.length - Long.BYTES;
        if (end < start || !Arrays.equals(written, 0, SIGNATURE.length, SIGNATURE, 0, SIGNATURE.length)) {
            throw new IOException("the carrier holds no manifest");
        }
        int form = ByteBuffer.wrap(written).getInt(SIGNATURE.length);
        if (form != FORM) {
            throw new IOException("the manifest has form " + form + ", and " + FORM + " is what is read here");
        }
        CRC32 checksum = new CRC32();
        checksum.update(written, 0, end);
        if (ByteBuffer.wrap(written).getLong(end) != checksum.getValue()) {
            throw new IOException("the manifest is damaged: its checksum is wrong");
        }
        return Arrays.copyOfRange(written, start, end);
    }

    private static Manifest content(DataInputStream in) throws IOException {
        return new Manifest(text(in), text(in), text(in), in.readLong(), in.readInt(), optional(in),
                optional(in), optional(in), agents(in), in.readInt(), sessions(in));
    }

    private static List<Manifest.Agent> agents(DataInputStream in) throws IOException {
        List<Manifest.Agent> agents = new ArrayList<>();
        for (int left = count(in); left > 0; left--) {
            agents.add(new Manifest.Agent(in.readInt(), in.readInt()));
        }
        return agents;
    }

    private static List<Kept> sessions(DataInputStream in) throws IOException {
        List<Kept> sessions = new ArrayList<>();
        for (int left = count(in); left > 0; left--) {
            sessions.add(new Kept(in.readInt(), text(in), new Terminals.Terminal(in.readInt(), text(in)), in.readInt(),
                    in.readBoolean(), in.readBoolean(), in.readBoolean(), in.readLong(), bytes(in), bytes(in)));
        }
        return sessions;
    }

    private static int count(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > MOST) {
            throw new IOException("the manifest counts " + count + " of something");
        }
        return count;
    }

    private static Optional<String> optional(DataInputStream in) throws IOException {
        boolean present = in.readBoolean();
        String text = text(in);
        return present ? Optional.of(text) : Optional.empty();
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(bytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("the manifest is cut short");
        }
        return in.readNBytes(length);
    }
}
