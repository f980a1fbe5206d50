package assay.ninep;

import java.util.Arrays;
import java.util.List;

/** A reply of a server. */
public sealed interface Rmessage extends Fcall, Incoming {

    /** What is agreed: what a message may hold at most, and which protocol. */
    record Rversion(int tag, int msize, String version) implements Rmessage {
        static Rversion read(int tag, FieldReader in) {
            return new Rversion(tag, in.u32("msize"), in.string("version"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("msize", msize).string("version", version);
        }
    }

    /** The file to authenticate through. */
    record Rauth(int tag, Qid aqid) implements Rmessage {
        static Rauth read(int tag, FieldReader in) {
            return new Rauth(tag, in.qid("aqid"));
        }

        @Override
        public void write(FieldWriter out) {
            out.qid("aqid", aqid);
        }
    }

    /** The root. */
    record Rattach(int tag, Qid qid) implements Rmessage {
        static Rattach read(int tag, FieldReader in) {
            return new Rattach(tag, in.qid("qid"));
        }

        @Override
        public void write(FieldWriter out) {
            out.qid("qid", qid);
        }
    }

    /** Why a request failed. */
    record Rerror(int tag, String ename) implements Rmessage {
        static Rerror read(int tag, FieldReader in) {
            return new Rerror(tag, in.string("ename"));
        }

        @Override
        public void write(FieldWriter out) {
            out.string("ename", ename);
        }
    }

    /** The request that was taken back will not be answered any more. */
    record Rflush(int tag) implements Rmessage {
        @Override
        public void write(FieldWriter out) {}
    }

    /** The file behind each name, up to the first that is missing. */
    record Rwalk(int tag, List<Qid> wqid) implements Rmessage {
        public Rwalk {
            wqid = List.copyOf(wqid);
        }

        static Rwalk read(int tag, FieldReader in) {
            return new Rwalk(tag, in.qids("wqid"));
        }

        @Override
        public void write(FieldWriter out) {
            out.qids("wqid", wqid);
        }
    }

    /** The file is open. */
    record Ropen(int tag, Qid qid, int iounit) implements Rmessage {
        static Ropen read(int tag, FieldReader in) {
            return new Ropen(tag, in.qid("qid"), in.u32("iounit"));
        }

        @Override
        public void write(FieldWriter out) {
            out.qid("qid", qid).u32("iounit", iounit);
        }
    }

    /** The file is made and open. */
    record Rcreate(int tag, Qid qid, int iounit) implements Rmessage {
        static Rcreate read(int tag, FieldReader in) {
            return new Rcreate(tag, in.qid("qid"), in.u32("iounit"));
        }

        @Override
        public void write(FieldWriter out) {
            out.qid("qid", qid).u32("iounit", iounit);
        }
    }

    /** Bytes of the file; none at its end. */
    record Rread(int tag, byte[] data) implements Rmessage {
        static Rread read(int tag, FieldReader in) {
            return new Rread(tag, in.data("data"));
        }

        @Override
        public void write(FieldWriter out) {
            out.data("data", data);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Rread that && Arrays.equals(bytes(), that.bytes());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes());
        }
    }

    /** How many bytes were taken. */
    record Rwrite(int tag, int count) implements Rmessage {
        static Rwrite read(int tag, FieldReader in) {
            return new Rwrite(tag, in.u32("count"));
        }

        @Override
        public void write(FieldWriter out) {
            out.u32("count", count);
        }
    }

    /** The fid is forgotten. */
    record Rclunk(int tag) implements Rmessage {
        @Override
        public void write(FieldWriter out) {}
    }

    /** The file is removed. */
    record Rremove(int tag) implements Rmessage {
        @Override
        public void write(FieldWriter out) {}
    }

    /** What the file is. */
    record Rstat(int tag, Dir stat) implements Rmessage {
        static Rstat read(int tag, FieldReader in) {
            return new Rstat(tag, in.dir("stat"));
        }

        @Override
        public void write(FieldWriter out) {
            out.dir("stat", stat);
        }
    }

    /** It is changed. */
    record Rwstat(int tag) implements Rmessage {
        @Override
        public void write(FieldWriter out) {}
    }
}
