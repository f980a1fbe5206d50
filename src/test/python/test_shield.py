"""The shield: interrupts wait outside, and come in at the windows and at the end."""

from __future__ import annotations

import threading
import unittest

from rlm.shield import Shield


class Interrupt(BaseException):
    pass


class ShieldTest(unittest.TestCase):
    def setUp(self) -> None:
        self.shield = Shield()
        self.shield.deliver = self.interrupt

    def interrupt(self) -> None:
        """What the signal handler does."""
        if not self.shield.holds_back():
            self.shield.raising()
            raise Interrupt

    def test_outside_an_interrupt_is_raised_at_once(self):
        self.assertRaises(Interrupt, self.interrupt)

    def test_inside_it_waits_for_the_end_and_comes_once(self):
        steps = []
        with self.assertRaises(Interrupt):
            with self.shield:
                self.interrupt()
                self.interrupt()
                steps.append("all")
        self.assertEqual(steps, ["all"])
        with self.shield:
            pass

    def test_it_waits_for_the_outermost_end(self):
        steps = []
        with self.assertRaises(Interrupt):
            with self.shield:
                with self.shield:
                    self.interrupt()
                steps.append("outer")
        self.assertEqual(steps, ["outer"])

    def test_one_that_waited_comes_in_at_a_window(self):
        called = []
        with self.assertRaises(Interrupt):
            with self.shield:
                self.interrupt()
                self.shield.window(called.append, 1)
        self.assertEqual(called, [])

    def test_a_window_lets_one_in_and_closes_behind_it(self):
        cleaned = []

        def clean() -> None:
            self.interrupt()  # a second one, during what the first has set off
            cleaned.append(1)

        with self.assertRaises(Interrupt):
            with self.shield:
                try:
                    self.shield.window(self.interrupt)
                finally:
                    clean()
        self.assertEqual(cleaned, [1])

    def test_a_window_that_nothing_came_through_is_closed_too(self):
        with self.assertRaises(Interrupt):
            with self.shield:
                self.assertEqual(self.shield.window(max, 1, 2), 2)
                self.interrupt()
                reached = True
        self.assertTrue(reached)

    def test_code_in_a_window_that_swallows_an_interrupt_goes_on_shielded(self):
        def stubborn() -> str:
            try:
                self.interrupt()
            except Interrupt:
                self.interrupt()
                return "went on"

        with self.assertRaises(Interrupt):
            with self.shield:
                self.assertEqual(self.shield.window(stubborn), "went on")
                went_on = True
        self.assertTrue(went_on)

    def test_other_threads_pass_through_without_a_trace(self):
        inside, leave = threading.Event(), threading.Event()

        def other() -> None:
            with self.shield:
                self.shield.window(inside.set)
                leave.wait(20)

        thread = threading.Thread(target=other)
        thread.start()
        inside.wait(20)
        self.assertRaises(Interrupt, self.interrupt)
        leave.set()
        thread.join()
        self.assertRaises(Interrupt, self.interrupt)


if __name__ == "__main__":
    unittest.main()
