package assay.bench;

/** Programs that print in a session while its daemon is put to something, in Python. */
final class Printing {

    /** A line each millisecond, until it is interrupted. */
    static final String TICKS =
            """
            import sys, time

            number = 0
            while True:
                number += 1
                sys.stdout.write(f"{number}\\n")
                sys.stdout.flush()
                time.sleep(0.001)
            """;

    /**
     * As much as the terminal takes, and asks it all the while where its cursor is. Letters are printed from the top left
     * corner on, so the answer tells how many of them arrived; a block of which anything is lost is answered wrongly, or not
     * at all. Given a file that ends it and one to report to.
     */
    static final String BLOCKS =
            """
            import os, sys, threading, time, tty

            ROOM = threading.Semaphore(1000)
            expected = []
            told = {"blocks": 0, "bytes": 0, "answers": 0, "wrong": 0}

            def length(number):
                letters = 400 + number * 37 % 1400
                return letters + (letters % 80 == 0)

            def hear():
                left = b""
                while True:
                    *answers, left = (left + os.read(0, 65536)).split(b"R")
                    for answer in answers:
                        letters = length(told["answers"])
                        place = b"\\x1b[%d;%d" % (letters // 80 + 1, letters % 80 + 1)
                        told["wrong"] += answer != place
                        told["answers"] += 1
                        ROOM.release()

            tty.setraw(0)
            threading.Thread(target=hear, daemon=True).start()
            while told["blocks"] % 50 or not os.path.exists(sys.argv[1]):
                ROOM.acquire()
                block = memoryview(b"\\x1b[H" + b"x" * length(told["blocks"]) + b"\\x1b[6n")
                told["bytes"] += len(block)
                told["blocks"] += 1
                while block:
                    block = block[os.write(1, block):]
            patience = time.monotonic() + 10
            while told["answers"] < told["blocks"] and time.monotonic() < patience:
                time.sleep(0.01)
            with open(sys.argv[2] + ".new", "w") as report:
                report.write(" ".join(str(value) for value in told.values()))
            os.rename(sys.argv[2] + ".new", sys.argv[2])
            """;

    private Printing() {}
}
