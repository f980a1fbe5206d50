"""The wire: which lines are requests, and that no line is ever torn."""

from __future__ import annotations

import json
import os
import signal
import threading
import unittest

from rlm import wire


def read_all(descriptor: int) -> list[dict]:
    with open(descriptor, "rb") as file:
        return [json.loads(line) for line in file]


class Requests(unittest.TestCase):
    def refusal(self, line: bytes) -> str:
        with self.assertRaises(wire.ProtocolError) as refused:
            wire.parse(line)
        return str(refused.exception)

    def test_a_request_is_returned_as_it_came(self):
        request = {"type": "execute", "id": "a", "code": "1", "more": [1, {}]}
        self.assertEqual(wire.parse(json.dumps(request).encode()), request)

    def test_an_interrupt_may_name_its_request_or_none(self):
        self.assertEqual(wire.parse(b'{"type":"interrupt"}'), {"type": "interrupt"})
        self.assertEqual(wire.parse(b'{"type":"interrupt","id":"a"}')["id"], "a")
        for bad in (b"null", b"3", b"[]"):
            told = self.refusal(b'{"type":"interrupt","id":' + bad + b"}")
            self.assertEqual(told, "interrupt request id must be a string")

    def test_lines_that_are_no_json_object(self):
        for line in (b"{", b"\xff\xfe", b"[1]", b'"x"', b"null", b"[" * 100_000, b'{"a":' * 100_000, b"1" * 5000):
            with self.subTest(line=line[:10]):
                self.refusal(line)

    def test_types_that_there_are_not(self):
        for kind in ("missing", None, 5, [], {"x": 1}, "nonsense"):
            with self.subTest(kind=kind):
                request = {"id": "a"} if kind == "missing" else {"id": "a", "type": kind}
                self.assertIn("unknown request type", self.refusal(json.dumps(request).encode()))

    def test_the_name_of_an_unknown_type_is_told_but_not_all_of_a_long_one(self):
        self.assertIn("nonsense", self.refusal(b'{"type":"nonsense"}'))
        self.assertLess(len(self.refusal(b'{"type":"' + b"n" * 9999 + b'"}')), 200)

    def test_fields_that_are_missing_or_no_strings(self):
        whole = {
            "execute": {"id": "a", "code": ""},
            "snapshot": {"id": "a", "path": "p", "manifest_path": "m"},
            "restore": {"id": "a", "path": "p"},
            "list_names": {"id": "a"},
            "host_reply": {"id": "a", "data": {}},
        }
        for kind, fields in whole.items():
            wire.parse(json.dumps({"type": kind, **fields}).encode())
            for field in fields:
                with self.subTest(kind=kind, field=field):
                    rest = {name: value for name, value in fields.items() if name != field}
                    self.assertIn(field, self.refusal(json.dumps({"type": kind, **rest}).encode()))
                    self.assertIn(field, self.refusal(json.dumps({"type": kind, **fields, field: 1}).encode()))

    def test_the_id_of_a_shutdown_is_optional(self):
        for line in (b'{"type":"shutdown"}', b'{"type":"shutdown","id":null}', b'{"type":"shutdown","id":"z"}'):
            self.assertEqual(wire.parse(line)["type"], "shutdown")
        self.refusal(b'{"type":"shutdown","id":1}')


class Lines(unittest.TestCase):
    def lines(self, *pieces: bytes) -> list[bytes]:
        ours, theirs = os.pipe()
        self.addCleanup(os.close, ours)
        found: list[bytes] = []
        reading = threading.Thread(target=lambda: found.extend(wire.lines(ours)))
        reading.start()
        for piece in pieces:
            os.write(theirs, piece)
        os.close(theirs)
        reading.join()
        return [line for line in found if line]

    def test_pieces_are_joined_and_the_last_line_needs_no_newline(self):
        self.assertEqual(self.lines(b"a", b"b\nc", b"\n", b"\nd"), [b"ab", b"c", b"d"])

    def test_a_line_longer_than_any_buffer(self):
        self.assertEqual(self.lines(b"x" * 300_000, b"y\n"), [b"x" * 300_000 + b"y"])

    def test_a_descriptor_that_cannot_be_read_is_at_its_end(self):
        ours, theirs = os.pipe()
        os.close(ours)
        os.close(theirs)
        self.assertEqual(list(wire.lines(ours)), [b""])

    def test_while_nothing_arrives_it_reminds_of_what_is_owed(self):
        ours, theirs = os.pipe()
        owed = [1, 2, 3]

        def remind() -> None:
            owed.pop()
            if not owed:
                os.close(theirs)

        self.assertEqual(list(wire.lines(ours, lambda: owed, remind)), [b""])
        self.assertEqual(owed, [])
        os.close(ours)


class Events(unittest.TestCase):
    def setUp(self) -> None:
        self.host, ours = os.pipe()
        wire.open_events(ours)
        self.addCleanup(wire.close_after_fork)

    def told(self) -> list[dict]:
        wire.close_after_fork()
        return read_all(self.host)

    def test_without_a_wire_nobody_is_told(self):
        wire.close_after_fork()
        wire.send({"event": "x"})
        os.close(self.host)

    def test_events_arrive_as_they_were(self):
        event = {"event": "x", "id": None, "text": "ü\ud800\u2028\n\0", "more": {"b": [1, 2.5], "a": True}}
        wire.send(event)
        self.assertEqual(self.told(), [event])

    def test_every_line_is_ascii(self):
        wire.send_text("stdout", "ü", "日本\ud83d")
        wire.close_after_fork()
        with open(self.host, "rb") as file:
            self.assertTrue(file.read().isascii())

    def test_nan_is_refused_and_tells_nothing(self):
        for bad in (float("nan"), float("inf"), {"x": {1, 2}}):
            with self.assertRaises((ValueError, TypeError)):
                wire.send({"event": "x", "data": bad})
        self.assertEqual(self.told(), [])

    def test_long_text_is_told_in_several_events(self):
        text = "".join(chr(0x100 + i % 5000) for i in range(600_000))
        told: list[dict] = []
        reading = threading.Thread(target=lambda: told.extend(read_all(self.host)))
        reading.start()
        wire.send_text("stdout", "a", text)
        wire.close_after_fork()
        reading.join()
        self.assertEqual("".join(event["text"] for event in told), text)
        self.assertLess(max(len(event["text"]) for event in told), 300_000)
        self.assertEqual({(event["event"], event["id"]) for event in told}, {("stdout", "a")})

    def test_a_host_that_has_hung_up_harms_nobody(self):
        os.close(self.host)
        wire.send({"event": "x"})
        wire.send({"event": "y"})

    def test_a_host_that_set_its_pipe_to_not_block_loses_nothing(self):
        os.set_blocking(wire._out, False)
        told: list[dict] = []
        reading = threading.Thread(target=lambda: told.extend(read_all(self.host)))
        writing = threading.Thread(target=lambda: [wire.send({"event": "x", "text": "y" * 9000}) for _ in range(100)])
        writing.start()
        reading.start()
        writing.join()
        wire.close_after_fork()
        reading.join()
        self.assertEqual(len(told), 100)

    def test_threads_do_not_mix_their_lines(self):
        told: list[dict] = []
        reading = threading.Thread(target=lambda: told.extend(read_all(self.host)))
        reading.start()
        threads = [
            threading.Thread(target=lambda n=n: [wire.send({"event": "x", "n": n, "t": "z" * 7000}) for _ in range(50)])
            for n in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        wire.close_after_fork()
        reading.join()
        self.assertEqual(sorted(event["n"] for event in told), sorted(list(range(4)) * 50))


class Signals(unittest.TestCase):
    """A handler that raises, or speaks itself, while its thread is in the middle of a line."""

    def setUp(self) -> None:
        self.host, ours = os.pipe()
        wire.open_events(ours)
        self.addCleanup(wire.close_after_fork)
        self.addCleanup(signal.signal, signal.SIGUSR1, signal.getsignal(signal.SIGUSR1))
        self.told: list[dict] = []

    def send_while_the_host_does_not_read(self, event: dict) -> None:
        """The signal comes when the pipe is full and the writer waits; only then does the host begin to read."""
        main = threading.main_thread().ident

        def host() -> None:
            self.wait_full()
            signal.pthread_kill(main, signal.SIGUSR1)
            self.handled.wait(20)
            self.told.extend(read_all(self.host))

        self.reading = threading.Thread(target=host)
        self.reading.start()
        wire.send(event)

    def wait_full(self) -> None:
        import select

        poll = select.poll()
        poll.register(wire._out, select.POLLOUT)
        pause = threading.Event()
        while poll.poll(0):
            pause.wait(0.002)

    def test_an_exception_in_the_middle_of_a_line_leaves_it_whole(self):
        self.handled = threading.Event()

        def handler(*_: object) -> None:
            self.handled.set()
            raise TimeoutError

        signal.signal(signal.SIGUSR1, handler)
        with self.assertRaises(TimeoutError):
            self.send_while_the_host_does_not_read({"event": "long", "text": "x" * 3_000_000})
        wire.send({"event": "next"})
        wire.close_after_fork()
        self.reading.join()
        self.assertEqual([event["event"] for event in self.told], ["long", "next"])
        self.assertEqual(len(self.told[0]["text"]), 3_000_000)

    def test_a_handler_that_speaks_is_heard_after_the_line(self):
        self.handled = threading.Event()

        def handler(*_: object) -> None:
            wire.send({"event": "handler"})
            self.handled.set()

        signal.signal(signal.SIGUSR1, handler)
        self.send_while_the_host_does_not_read({"event": "long", "text": "x" * 3_000_000})
        wire.close_after_fork()
        self.reading.join()
        self.assertEqual([event["event"] for event in self.told], ["long", "handler"])


if __name__ == "__main__":
    unittest.main()
