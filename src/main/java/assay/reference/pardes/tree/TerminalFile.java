package assay.reference.pardes.tree;

import java.time.Duration;

import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Shell;
import assay.reference.pardes.terminal.Tap;
import assay.reference.pardes.terminal.Terminal;
import assay.reference.pardes.text.Refusal;

/** A terminal's own bytes: what is written is typed, what is read is what it says. */
final class TerminalFile extends Opened {

    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final Duration AGAIN = Duration.ofMillis(10);

    private final Loop loop;
    private final Pane pane;
    private Tap tap;

    TerminalFile(File file, Loop loop, Pane pane) {
        super(file);
        this.loop = loop;
        this.pane = pane;
    }

    @Override
    public Opened begin() {
        if (pane.buffer().shell() != null) {
            tap = pane.buffer().shell().tap();
        }
        return this;
    }

    @Override
    public byte[] read(long offset, int count) {
        if (tap == null) {
            throw new Refusal("no terminal");
        }
        return count == 0 ? new byte[0] : tap.read(count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        Shell shell = pane.buffer().shell();
        if (shell == null || shell.isOver()) {
            throw new Refusal("no terminal");
        }
        Typing typing = new Typing(shell.terminal(), data, System.nanoTime() + PATIENCE.toNanos());
        return typing.isDone() ? null : typing.later();
    }

    /** Types again and again what did not fit, for a while. */
    private final class Typing {
        private final Terminal terminal;
        private final byte[] keys;
        private final long until;
        private final Later later = new Later();
        private int typed;

        private Typing(Terminal terminal, byte[] keys, long until) {
            this.terminal = terminal;
            this.keys = keys;
            this.until = until;
        }

        private boolean isDone() {
            typed += terminal.type(keys, typed);
            return typed == keys.length;
        }

        private Later later() {
            loop.in(AGAIN, this::again);
            return later;
        }

        private void again() {
            try {
                if (isDone()) {
                    later.done(null);
                } else if (System.nanoTime() - until > 0) {
                    later.done(new Refusal("terminal is not reading"));
                } else {
                    loop.in(AGAIN, this::again);
                }
            } catch (Refusal gone) {
                later.done(gone);
            }
        }
    }

    @Override
    public void end() {
        if (tap != null && pane.buffer().shell() != null) {
            pane.buffer().shell().untap(tap);
        }
    }
}
