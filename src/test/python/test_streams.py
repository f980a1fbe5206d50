"""Raw output on its way to the host: tokens, characters in pieces, and the spool between."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import threading
import unittest
from unittest import mock

from kernel import gone, until
from rlm import spool, streams


class TokensAndCharacters(unittest.TestCase):
    def setUp(self) -> None:
        self.told: list[str] = []
        self.inlet = streams.Inlet("stdout", -1, -1, tell=lambda stream, cell, text: self.told.append(text))

    def take(self, *pieces: bytes) -> str:
        for piece in pieces:
            self.inlet.take(piece)
        return "".join(self.told)

    def test_what_comes_before_the_token_is_told_before_it_counts_as_drained(self):
        self.inlet._tell = lambda *_: self.told.append(str(self.inlet.drained.is_set()))
        self.take(b"before" + self.inlet.token)
        self.assertEqual(self.told, ["False"])
        self.assertTrue(self.inlet.drained.is_set())

    def test_the_token_itself_is_never_told_however_it_is_cut(self):
        token = self.inlet.token
        for at in range(1, len(token)):
            self.told.clear()
            self.inlet.drained.clear()
            self.assertEqual(self.take(b"a" + token[:at], token[at:] + b"b"), "ab")
            self.assertTrue(self.inlet.drained.is_set())

    def test_the_token_may_come_byte_by_byte(self):
        self.assertEqual(self.take(*(bytes([each]) for each in b"a" + self.inlet.token + b"b")), "ab")

    def test_bytes_that_only_begin_like_a_token_are_told(self):
        half = self.inlet.token[:9]
        self.assertEqual(self.take(b"a" + half, half, b"!"), "a" + half.decode() * 2 + "!")
        self.assertFalse(self.inlet.drained.is_set())

    def test_what_may_be_half_a_token_is_unfinished_until_the_token_comes(self):
        self.take(b"a\0")
        self.assertTrue(self.inlet.unfinished())
        self.assertEqual(self.take(self.inlet.token), "a\0")
        self.assertFalse(self.inlet.unfinished())

    def test_a_character_in_pieces_is_told_whole(self):
        for text in ("é", "日", "🙂"):
            self.told.clear()
            self.assertEqual(self.take(*(bytes([each]) for each in text.encode())), text)

    def test_half_a_character_ends_at_the_token_and_is_not_joined_later(self):
        self.assertEqual(self.take(b"\xe2\x82" + self.inlet.token), "\ufffd")
        self.assertEqual(self.take(b"\xac"), "\ufffd" * 2)

    def test_half_a_character_is_unfinished(self):
        self.take(b"\xe2")
        self.assertTrue(self.inlet.unfinished())

    def test_a_reading_inlet_is_unfinished(self):
        ours, theirs = os.pipe()
        self.addCleanup(os.close, ours)
        self.inlet.source = ours
        seen = []
        self.inlet._tell = lambda *_: seen.append(self.inlet.unfinished())
        os.write(theirs, b"x")
        self.assertTrue(self.inlet.pump())
        os.close(theirs)
        self.assertFalse(self.inlet.pump())
        self.assertEqual((seen, self.inlet.unfinished()), ([True], False))


class TextStream(unittest.TestCase):
    def setUp(self) -> None:
        self.raw, theirs = os.pipe()
        self.addCleanup(os.close, self.raw)
        self.addCleanup(os.close, theirs)
        self.stream = streams.Tagged("stdout", 1, theirs)

    def test_text_is_told_at_once_with_the_id_of_the_cell(self):
        token = streams.cell_id.set("a")
        self.addCleanup(streams.cell_id.reset, token)
        with mock.patch.object(streams, "send_text") as told:
            print("x", "y", file=self.stream)
        self.assertEqual([call.args for call in told.call_args_list], [("stdout", "a", t) for t in ("x", " ", "y", "\n")])

    def test_a_thread_speaks_for_no_cell(self):
        token = streams.cell_id.set("a")
        self.addCleanup(streams.cell_id.reset, token)
        with mock.patch.object(streams, "send_text") as told:
            thread = threading.Thread(target=self.stream.write, args=("x",))
            thread.start()
            thread.join()
        told.assert_called_once_with("stdout", None, "x")

    def test_only_text_is_written(self):
        for bad in (b"x", 5, None):
            self.assertRaises(TypeError, self.stream.write, bad)

    def test_bytes_are_written_whole_and_numbers_are_not(self):
        self.assertEqual(self.stream.buffer.write(memoryview(b"abc")), 3)
        self.assertEqual(os.read(self.raw, 9), b"abc")
        for bad in (5, "x", None):
            self.assertRaises(TypeError, self.stream.buffer.write, bad)

    def test_closing_changes_nothing(self):
        self.stream.close()
        self.stream.buffer.close()
        self.assertFalse(self.stream.closed)
        self.assertEqual(self.stream.buffer.write(b"x"), 1)

    def test_it_is_the_well_known_descriptor_and_no_terminal(self):
        self.assertEqual((self.stream.fileno(), self.stream.isatty(), self.stream.writable()), (1, False, True))

    def test_standard_input_is_at_its_end_and_stays_open(self):
        nothing = streams.Nothing()
        nothing.close()
        self.assertEqual((nothing.read(), nothing.readline(), list(nothing), nothing.readable()), ("", "", [], True))


class Spool(unittest.TestCase):
    def setUp(self) -> None:
        self.pipe, self.theirs = os.pipe()
        self.stdin, self.host = os.pipe()
        self.spool = spool.start([self.pipe], self.stdin, 600)
        self.addCleanup(self.close)

    def close(self) -> None:
        self.spool.end()
        for descriptor in (self.pipe, self.theirs, self.stdin, self.host, *self.spool.outlets):
            try:
                os.close(descriptor)
            except OSError:
                pass

    def read(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            data += os.read(self.spool.outlets[0], size - len(data))
        return data

    def test_bytes_come_out_in_order(self):
        for number in range(300):
            os.write(self.theirs, b"%03d" % number)
        self.assertEqual(self.read(900), b"".join(b"%03d" % number for number in range(300)))

    def test_a_writer_is_not_held_up_while_the_kernel_takes_nothing(self):
        size = 5_000_000
        data = os.urandom(size)
        written = 0
        while written < size:  # on this very thread: nobody reads until all is written
            written += os.write(self.theirs, data[written:])
        self.assertEqual(self.read(size), data)

    def test_it_tells_whether_it_holds_anything(self):
        poll = select.poll()
        poll.register(self.spool.outlets[0], select.POLLIN)
        for _ in range(200):
            os.write(self.theirs, b"x")
            # Whoever sees none of the three signs of a byte has missed it: so it may only be missed at the end.
            poll.poll(20_000)
            self.assertEqual(self.read(1), b"x")
            until(lambda: not self.spool.holds(), "an empty spool")

    def test_it_ends_when_the_kernel_no_longer_reads(self):
        os.close(self.spool.outlets[0])
        until(lambda: gone(self.spool.pid), "the end of a spool without a kernel")

    def test_a_kernel_that_was_killed_takes_the_groups_that_are_remembered_with_it(self):
        groups = [subprocess.Popen(["sleep", "600"], start_new_session=True) for _ in range(3)]
        for each in groups:
            self.addCleanup(each.wait)
            self.addCleanup(each.kill)
            self.spool.remember(each.pid)
        self.spool.forget(groups[1].pid)
        os.close(self.spool.outlets[0])
        until(lambda: gone(self.spool.pid), "the end of a spool without a kernel")
        until(lambda: gone(groups[0].pid) and gone(groups[2].pid), "the end of what is remembered")
        self.assertFalse(gone(groups[1].pid))

    def test_a_place_is_used_again(self):
        for group in range(1, 5000):
            self.spool.remember(group)
            self.spool.forget(group)
        self.assertEqual(self.spool.page[spool._GROUPS :].strip(b"\0"), b"")

    def test_it_is_collected_when_the_kernel_ends_it_and_a_second_time_nothing_happens(self):
        self.spool.end()
        self.assertRaises(ChildProcessError, os.waitpid, self.spool.pid, 0)
        self.spool.end()

    def test_an_interrupt_from_a_terminal_does_not_end_it(self):
        os.write(self.theirs, b"x")
        self.read(1)  # it runs, and has set itself up
        os.kill(self.spool.pid, signal.SIGINT)
        os.write(self.theirs, b"y")
        self.assertEqual(self.read(1), b"y")

    def test_it_holds_no_descriptor_but_its_own(self):
        os.write(self.theirs, b"x")
        self.read(1)
        self.assertLessEqual(len(os.listdir(f"/proc/{self.spool.pid}/fd")), 3)


class SpoolLimits(unittest.TestCase):
    """What is stored, seen from inside: a store beside pipes of the test's own."""

    def setUp(self) -> None:
        inlet, self.source = os.pipe()
        self.sink, outlet = os.pipe()
        self.marks = bytearray(1)
        self.store = spool._Store(inlet, outlet, self.marks, 0)
        for descriptor in (inlet, self.source, self.sink, outlet):
            self.addCleanup(os.close, descriptor)

    def fill(self, size: int) -> None:
        while self.store._size < size:
            os.write(self.source, b"x" * 60_000)
            self.store.take()

    def test_more_than_enough_is_stored_only_if_the_kernel_takes_nothing_for_a_while(self):
        self.fill(spool.ENOUGH)
        now = self.store._moved
        with mock.patch("time.monotonic", return_value=now + spool.PATIENCE / 2):
            self.assertFalse(self.store.wants_more())
        with mock.patch("time.monotonic", return_value=now + spool.PATIENCE * 2):
            self.assertTrue(self.store.wants_more())

    def test_there_is_a_most(self):
        with mock.patch.object(spool, "MOST", 500_000):
            self.fill(500_000)
            with mock.patch("time.monotonic", return_value=self.store._moved + 99):
                self.assertFalse(self.store.wants_more())

    def test_the_mark_stands_until_all_is_passed_on(self):
        self.fill(200_000)
        self.assertEqual(self.marks[0], 1)
        while self.store.waits_for_kernel():
            os.read(self.sink, 1 << 16)
            self.store.give()
        self.assertEqual(self.marks[0], 0)


class SpoolWatch(unittest.TestCase):
    def setUp(self) -> None:
        self.watch = spool._Watch(0, os.getppid(), 3.0)

    def test_the_kernel_has_gone_when_the_parent_is_another(self):
        self.assertTrue(self.watch.kernel_runs())
        self.assertFalse(spool._Watch(0, -1, 3.0).kernel_runs())

    def test_a_kernel_that_outlives_its_host_by_too_much_is_killed(self):
        with mock.patch("time.monotonic", return_value=100.0), mock.patch("os.kill") as kill:
            self.watch.looked_up(select.POLLHUP)
            self.assertTrue(self.watch.kernel_runs())
            kill.assert_not_called()
        with mock.patch("time.monotonic", return_value=103.0), mock.patch("os.kill") as kill:
            self.assertFalse(self.watch.kernel_runs())
            kill.assert_called_once_with(os.getppid(), signal.SIGKILL)

    def test_a_host_that_cannot_be_watched_is_not_taken_for_gone(self):
        self.watch.looked_up(select.POLLNVAL)
        with mock.patch("time.monotonic", return_value=1e12), mock.patch("os.kill") as kill:
            self.assertTrue(self.watch.kernel_runs())
            kill.assert_not_called()


if __name__ == "__main__":
    unittest.main()
