package assay.ninep;

import java.util.List;

/** Takes the fields of a message, in order, each with its name in the manual. */
interface FieldWriter {

    FieldWriter u8(String name, int value);

    FieldWriter u16(String name, int value);

    FieldWriter u32(String name, int value);

    FieldWriter u64(String name, long value);

    FieldWriter string(String name, String value);

    /** Bytes behind a count of four. */
    FieldWriter data(String name, byte[] value);

    FieldWriter names(String name, List<String> value);

    FieldWriter qid(String name, Qid value);

    FieldWriter qids(String name, List<Qid> value);

    FieldWriter dir(String name, Dir value);
}
