package assay.ninep;

import java.util.Arrays;
import java.util.List;

/** A request of a client. */
public sealed interface Tmessage extends Fcall, Outgoing {

    /** Asks for something under a tag that is yet to be chosen. */
    @FunctionalInterface
    interface Untagged {
        Tmessage under(int tag);
    }

    @Override
    default Tmessage tagged(int tag) {
        return (Tmessage) Fcall.super.tagged(tag);
    }

    /** The first message of a connection, under no tag: what the client can take, and which protocol. */
    record Tversion(int tag, int msize, String version) implements Tmessage {
        static Tversion read(int tag, FieldReader in) {
            return new Tversion(tag, in.u32("msize"), in.string("version"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("msize", msize).string("version", version);
        }
    }

    /** Asks for a file to authenticate through. */
    record Tauth(int tag, int afid, String uname, String aname) implements Tmessage {
        static Tauth read(int tag, FieldReader in) {
            return new Tauth(tag, in.u32("afid"), in.string("uname"), in.string("aname"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("afid", afid).string("uname", uname).string("aname", aname);
        }
    }

    /** Makes a fid of the root. */
    record Tattach(int tag, int fid, int afid, String uname, String aname) implements Tmessage {
        static Tattach read(int tag, FieldReader in) {
            return new Tattach(tag, in.u32("fid"), in.u32("afid"), in.string("uname"), in.string("aname"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid).u32("afid", afid).string("uname", uname).string("aname", aname);
        }
    }

    /** Takes back the request with another tag. */
    record Tflush(int tag, int oldtag) implements Tmessage {
        static Tflush read(int tag, FieldReader in) {
            return new Tflush(tag, in.u16("oldtag"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u16("oldtag", oldtag);
        }
    }

    /** Moves from one fid's file along names, and calls what is there by another fid. */
    record Twalk(int tag, int fid, int newfid, List<String> wname) implements Tmessage {
        public Twalk {
            wname = List.copyOf(wname);
        }

        static Twalk read(int tag, FieldReader in) {
            return new Twalk(tag, in.u32("fid"), in.u32("newfid"), in.names("wname"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid).u32("newfid", newfid).names("wname", wname);
        }
    }

    /** Opens a fid's file. */
    record Topen(int tag, int fid, int mode) implements Tmessage {
        static Topen read(int tag, FieldReader in) {
            return new Topen(tag, in.u32("fid"), in.u8("mode"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid).u8("mode", mode);
        }
    }

    /** Makes a file in a fid's directory and opens it. */
    record Tcreate(int tag, int fid, String name, int perm, int mode) implements Tmessage {
        static Tcreate read(int tag, FieldReader in) {
            return new Tcreate(tag, in.u32("fid"), in.string("name"), in.u32("perm"), in.u8("mode"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid).string("name", name).u32("perm", perm).u8("mode", mode);
        }
    }

    /** Asks for bytes of an open file. */
    record Tread(int tag, int fid, long offset, int count) implements Tmessage {
        static Tread read(int tag, FieldReader in) {
            return new Tread(tag, in.u32("fid"), in.u64("offset"), in.u32("count"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid).u64("offset", offset).u32("count", count);
        }
    }

    /** Gives bytes to an open file. */
    record Twrite(int tag, int fid, long offset, byte[] data) implements Tmessage {
        static Twrite read(int tag, FieldReader in) {
            return new Twrite(tag, in.u32("fid"), in.u64("offset"), in.data("data"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid).u64("offset", offset).data("data", data);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Twrite that && Arrays.equals(bytes(), that.bytes());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes());
        }
    }

    /** Forgets a fid. */
    record Tclunk(int tag, int fid) implements Tmessage {
        static Tclunk read(int tag, FieldReader in) {
            return new Tclunk(tag, in.u32("fid"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid);
        }
    }

    /** Removes a fid's file, and forgets the fid in any case. */
    record Tremove(int tag, int fid) implements Tmessage {
        static Tremove read(int tag, FieldReader in) {
            return new Tremove(tag, in.u32("fid"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid);
        }
    }

    /** Asks what a fid's file is. */
    record Tstat(int tag, int fid) implements Tmessage {
        static Tstat read(int tag, FieldReader in) {
            return new Tstat(tag, in.u32("fid"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid);
        }
    }

    /** Changes what a fid's file is. */
    record Twstat(int tag, int fid, Dir stat) implements Tmessage {
        static Twstat read(int tag, FieldReader in) {
            return new Twstat(tag, in.u32("fid"), in.dir("stat"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("fid", fid).dir("stat", stat);
        }
    }
}
