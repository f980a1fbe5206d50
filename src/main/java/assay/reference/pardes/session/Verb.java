package assay.reference.pardes.session;

/** What a word does. */
interface Verb {

    /** @return null if it is done, or else what to wait for */
    Later run(Context context, Line line);

    /** What is done at once. */
    interface Short {
        void run(Context context, Line line);
    }
}
