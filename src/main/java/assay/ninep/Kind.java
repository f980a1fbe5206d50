package assay.ninep;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The kinds of messages, each with its number and with what reads it. */
enum Kind {
    TVERSION(100, Tmessage.Tversion.class, Tmessage.Tversion::read),
    RVERSION(101, Rmessage.Rversion.class, Rmessage.Rversion::read),
    TAUTH(102, Tmessage.Tauth.class, Tmessage.Tauth::read),
    RAUTH(103, Rmessage.Rauth.class, Rmessage.Rauth::read),
    TATTACH(104, Tmessage.Tattach.class, Tmessage.Tattach::read),
    RATTACH(105, Rmessage.Rattach.class, Rmessage.Rattach::read),
    RERROR(107, Rmessage.Rerror.class, Rmessage.Rerror::read),
    TFLUSH(108, Tmessage.Tflush.class, Tmessage.Tflush::read),
    RFLUSH(109, Rmessage.Rflush.class, (tag, in) -> new Rmessage.Rflush(tag)),
    TWALK(110, Tmessage.Twalk.class, Tmessage.Twalk::read),
    RWALK(111, Rmessage.Rwalk.class, Rmessage.Rwalk::read),
    TOPEN(112, Tmessage.Topen.class, Tmessage.Topen::read),
    ROPEN(113, Rmessage.Ropen.class, Rmessage.Ropen::read),
    TCREATE(114, Tmessage.Tcreate.class, Tmessage.Tcreate::read),
    RCREATE(115, Rmessage.Rcreate.class, Rmessage.Rcreate::read),
    TREAD(116, Tmessage.Tread.class, Tmessage.Tread::read),
    RREAD(117, Rmessage.Rread.class, Rmessage.Rread::read),
    TWRITE(118, Tmessage.Twrite.class, Tmessage.Twrite::read),
    RWRITE(119, Rmessage.Rwrite.class, Rmessage.Rwrite::read),
    TCLUNK(120, Tmessage.Tclunk.class, Tmessage.Tclunk::read),
    RCLUNK(121, Rmessage.Rclunk.class, (tag, in) -> new Rmessage.Rclunk(tag)),
    TREMOVE(122, Tmessage.Tremove.class, Tmessage.Tremove::read),
    RREMOVE(123, Rmessage.Rremove.class, (tag, in) -> new Rmessage.Rremove(tag)),
    TSTAT(124, Tmessage.Tstat.class, Tmessage.Tstat::read),
    RSTAT(125, Rmessage.Rstat.class, Rmessage.Rstat::read),
    TWSTAT(126, Tmessage.Twstat.class, Tmessage.Twstat::read),
    RWSTAT(127, Rmessage.Rwstat.class, (tag, in) -> new Rmessage.Rwstat(tag));

    private static final Kind[] BY_NUMBER = new Kind[256];
    private static final Map<Class<?>, Kind> BY_FORM = new HashMap<>();

    static {
        for (Kind kind : values()) {
            BY_NUMBER[kind.number] = kind;
            BY_FORM.put(kind.form, kind);
        }
    }

    private final int number;
    private final Class<? extends Fcall> form;
    private final Reading reading;

    /** Reads the fields of one kind. */
    @FunctionalInterface
    private interface Reading {
        Fcall read(int tag, FieldReader in);
    }

    Kind(int number, Class<? extends Fcall> form, Reading reading) {
        this.number = number;
        this.form = form;
        this.reading = reading;
    }

    static Optional<Kind> of(int number) {
        return Optional.ofNullable(BY_NUMBER[number]);
    }

    static Kind of(Fcall message) {
        return BY_FORM.get(message.getClass());
    }

    static Optional<Kind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    int number() {
        return number;
    }

    String word() {
        return form.getSimpleName();
    }

    Fcall read(int tag, FieldReader in) {
        return reading.read(tag, in);
    }
}
