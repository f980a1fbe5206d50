package assay.monkey.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

import assay.channel.Dropped;
import assay.monkey.operation.Data;
import assay.monkey.operation.Guard;
import assay.monkey.operation.Operation;
import assay.ninep.Mode;
import assay.ninep.Outgoing;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/** Carries operations out through a client, and through another where one alone will not do. */
public final class Performer {

    private final Client client;
    private final Others others;
    private final Path home;

    /** More connections to the same session. */
    public interface Others {

        /** The other client, which stays connected. */
        Client other();

        /** A connection of its own. */
        Client another();
    }

    /** @param home the session's folder */
    public Performer(Client client, Others others, Path home) {
        this.client = client;
        this.others = others;
        this.home = home;
    }

    /**
     * Carries out an operation whose references are resolved.
     *
     * @throws assay.channel.Hang if an answer did not come in time
     * @throws Dropped if the session hung up where it must not
     */
    public Deed perform(Operation operation) {
        Deed deed = new Deed();
        perform(operation, client, deed);
        return deed;
    }

    private void perform(Operation operation, Client by, Deed deed) {
        if (operation instanceof Operation.Sequence it) {
            it.parts().forEach(part -> perform(part, by, deed));
        } else if (operation instanceof Operation.Aside it) {
            aside(it.other(), others.other(), deed);
        } else if (operation instanceof Operation.Together it) {
            together(it, by, deed);
        } else if (operation instanceof Operation.Listing it) {
            listing(it, by, deed);
        } else if (operation instanceof Operation.Watch it) {
            watch(it, by, deed);
        } else {
            single(operation, by, deed);
        }
    }

    private void aside(Operation operation, Client other, Deed deed) {
        perform(operation, other, deed);
        if (!deed.hungUp()) {
            other.settle();
        }
    }

    private void single(Operation operation, Client by, Deed deed) {
        Hand hand = new Hand(by, deed);
        if (operation instanceof Operation.Write it) {
            write(it, hand, deed);
        } else if (operation instanceof Operation.Read it) {
            hand.open(it.path(), it.mode()).ifPresent(file -> read(it, file, hand));
        } else if (operation instanceof Operation.Stat it) {
            hand.walk(it.path()).ifPresent(fid -> hand.stat(fid, it.path()));
        } else if (operation instanceof Operation.Remove it && !Guard.ofTheMachine(it.path())) {
            hand.walk(it.path()).ifPresent(fid -> hand.remove(fid, it.path()));
        } else if (operation instanceof Operation.Create it && !Guard.ofTheMachine(it.path())) {
            hand.walk(it.path()).ifPresent(fid -> hand.create(fid, it));
        } else if (operation instanceof Operation.Fids it) {
            new FidPlay(by, deed).play(it.path());
        } else if (operation instanceof Operation.Host it) {
            host(it, deed);
        } else if (operation instanceof Operation.Restore it) {
            restore(it, by, hand, deed);
        } else if (operation instanceof Operation.Cut it) {
            cut(it, deed);
        } else {
            held(operation, by, hand);
        }
    }

    private static void write(Operation.Write write, Hand hand, Deed deed) {
        if (write.mode() % 4 != 0 && Guard.ofTheMachine(write.path())) {
            return;
        }
        hand.open(write.path(), write.mode()).ifPresent(file -> {
            int from = 0;
            boolean taken = true;
            for (int place = 0; taken && (from < write.data().size() || place == 0); place++) {
                Data rest = write.data().part(from, write.data().size());
                Data piece = hand.most(place < write.sizes().size() ? rest.part(0, write.sizes().get(place)) : rest);
                taken = hand.write(file, write.at(), piece);
                from += piece.size();
            }
            hand.clunk(file);
        });
    }

    private static void read(Operation.Read read, Handle file, Hand hand) {
        boolean more = hand.read(file, read.at(), read.count());
        for (int times = 1; more && times < read.times(); times++) {
            more = hand.read(file, Operation.ONWARD, read.count());
        }
        hand.clunk(file);
    }

    /** What has no such file is done to nothing: others may have been left out, or the session's panes are new. */
    private static void held(Operation operation, Client by, Hand hand) {
        if (operation instanceof Operation.Hold it) {
            if (it.mode() % 4 == Mode.OREAD || !Guard.ofTheMachine(it.path())) {
                hand.open(it.path(), it.mode()).ifPresent(file ->
                        Optional.ofNullable(by.handles.put(it.handle(), file)).ifPresent(hand::clunk));
            }
        } else if (operation instanceof Operation.WriteHeld it) {
            use(by, it.handle(), file -> hand.write(file, Operation.ONWARD, hand.most(it.data())));
        } else if (operation instanceof Operation.ReadHeld it) {
            use(by, it.handle(), file -> hand.read(file, it.at(), it.count()));
        } else if (operation instanceof Operation.Leave it) {
            use(by, it.handle(), file -> file.left.add(hand.startReading(file, Operation.ONWARD, it.count())));
        } else if (operation instanceof Operation.Flush it) {
            use(by, it.handle(), file -> flush(by, file));
        } else if (operation instanceof Operation.Clunk it) {
            use(by, it.handle(), file -> {
                hand.clunk(by.handles.remove(it.handle()));
                file.left.forEach(call -> by.answer(call, false));
            });
        }
    }

    private static void use(Client by, String handle, Consumer<Handle> use) {
        Optional.ofNullable(by.handles.get(handle)).ifPresent(use);
    }

    private static void flush(Client by, Handle file) {
        file.left.forEach(by::flush);
        file.left.clear();
    }

    private void host(Operation.Host host, Deed deed) {
        Path file = home.resolve(host.name()).normalize();
        if (!home.equals(file.getParent()) || host.data().map(data -> Guard.refusal("body", data)).orElse(Optional.empty()).isPresent()) {
            return;
        }
        try {
            if (host.data().isPresent()) {
                Files.write(file, host.data().get().bytes());
            } else {
                Files.deleteIfExists(file);
            }
        } catch (IOException stuck) {
            throw new UncheckedIOException("the session's file " + host.name() + " cannot be changed", stuck);
        }
        deed.add(new Request(Request.Kind.HOST, host.name(), 0, Data.NONE, Request.State.DONE, ""));
    }

    /** Refused it is a write like others; taken, every connection ends, and the session serves again. */
    private void restore(Operation.Restore restore, Client by, Hand hand, Deed deed) {
        int before = deed.requests().size();
        hand.open("/ctl", Mode.OWRITE).ifPresent(file -> {
            if (!hand.write(file, Operation.ONWARD, restore.line())) {
                hand.clunk(file);
                return;
            }
            // A person, or the search for something simpler, may have written another line.
            deed.hangUp(restore.line().latin().startsWith("Restore"));
        });
        if (deed.requests().size() == before) {
            deed.beUncertain();
        }
    }

    /** The bytes of a write up to some place, and then nothing more: the session must not take them for a whole message. */
    private void cut(Operation.Cut cut, Deed deed) {
        if (Guard.refusal(cut.path(), cut.data()).isPresent()) {
            return;
        }
        try (Client cutOff = others.another()) {
            Hand hand = new Hand(cutOff, deed);
            hand.open(cut.path(), Mode.OWRITE).ifPresent(file -> {
                byte[] whole = new Tmessage.Twrite(9, file.fid, 0, cut.data().bytes()).bytes();
                cutOff.say(new Outgoing.Raw(Arrays.copyOf(whole, Math.min(cut.sent(), whole.length - 1))));
            });
        }
    }

    private void together(Operation.Together both, Client by, Deed deed) {
        Client other = others.other();
        Deed aside = new Deed();
        CompletableFuture<Void> otherHalf = CompletableFuture.runAsync(() -> aside(both.other(), other, aside));
        perform(both.one(), by, deed);
        try {
            otherHalf.join();
        } catch (CompletionException thrown) {
            if (!(thrown.getCause() instanceof Dropped && deed.hungUp())) {
                throw thrown.getCause() instanceof RuntimeException cause ? cause : thrown;
            }
        }
        deed.add(aside);
        deed.beUncertain();
    }

    /** A listing is fixed at the first read of its open, whatever happens meanwhile. */
    private void listing(Operation.Listing listing, Client by, Deed deed) {
        Look look = new Look(by);
        Optional<Look.Open> open = look.open(listing.path(), Mode.OREAD);
        Optional<Data> before = open.flatMap(look::read);
        perform(listing.meanwhile(), by, deed);
        if (deed.hungUp() || open.isEmpty()) {
            return;
        }
        Optional<Data> after = look.read(open.get());
        if (before.isPresent() && after.isPresent() && !before.equals(after)) {
            deed.complain("listing-fixed", "an open " + name(listing.path()) + " changed after its first read",
                    before.get() + " became " + after.get());
        }
        look.clunk(List.of(open.get()));
    }

    private static String name(String path) {
        return path.replaceAll("/[0-9]+", "/N");
    }

    private void watch(Operation.Watch watch, Client by, Deed deed) {
        new EventWatch(by, deed, "/pane/" + watch.pane()).during(() -> perform(watch.meanwhile(), by, deed));
    }
}
