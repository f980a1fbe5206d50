package assay.ninep;

import java.util.List;

/** Gives the fields of a message, in the order in which a {@link FieldWriter} took them. */
interface FieldReader {

    int u8(String name);

    int u16(String name);

    int u32(String name);

    long u64(String name);

    String string(String name);

    byte[] data(String name);

    List<String> names(String name);

    Qid qid(String name);

    List<Qid> qids(String name);

    Dir dir(String name);
}
