package assay.reference.mux.command;

/** Says that a command line is wrong, and how. */
final class Usage extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final int STATUS = 64;

    static final String TEXT =
            """
            usage: mux [--sock PATH] [--session NAME] [HOST]     show a session here; Ctrl-] d leaves it
                   mux a list | status | send TEXT | wait        what agents ask and do
                   mux a hosts                                   what runs on the hosts that were opened
                   mux d start [-d] [--shell PROGRAM]            be the daemon, or with -d start it
                   mux d stop | dump | stats | endpoint [--start]
                   mux d upgrade [--same-version]                go on as this image
                   mux d upgrade [--same-version] HOST           bring this image to a host
                   mux d keygen
                   mux --version
            Each of a daemon here takes --sock PATH; those about one session --session NAME.
            `mux a wait` knows the end of a command, its exit code and its output in bash, which is told to mark them; in any
            other shell it goes by which program is in front, and then by when nothing more is printed.
            """;

    Usage(String why) {
        super(why);
    }
}
