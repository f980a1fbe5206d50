"""Cells: what their text means, and how their failures are told."""

from __future__ import annotations

import asyncio
import builtins
import sys
import unittest
from typing import Any

from rlm import cells


class CellTest(unittest.TestCase):
    def setUp(self) -> None:
        self.ns: dict[str, Any] = {"__builtins__": builtins}
        self.addCleanup(setattr, cells, "_futures", cells._futures)

    def run_cell(self, code: str) -> cells.Outcome:
        return asyncio.run(cells.run_cell(cells.compile_cell(code), self.ns, lambda: False))

    def failure(self, code: str) -> cells.Failure:
        failure = self.run_cell(code).failure
        self.assertIsNotNone(failure)
        return failure


class Values(CellTest):
    def test_the_last_expression_is_the_value_and_none_is_no_value(self):
        for code, text in (("1+1", "2"), ("x = 5", None), ("None", None), ("", None), ("# x", None), ("1\n2", "2")):
            with self.subTest(code=code):
                self.assertEqual(self.run_cell(code), cells.Outcome(text, None))

    def test_the_value_is_kept_under_an_underscore_and_none_does_not_replace_it(self):
        self.run_cell("2")
        self.run_cell("None")
        self.assertEqual(self.run_cell("_ + 40").text, "42")

    def test_both_parts_may_await(self):
        self.assertEqual(self.run_cell("import asyncio\nawait asyncio.sleep(0)\nawait asyncio.sleep(0, 7)").text, "7")

    def test_names_are_those_of_the_namespace_in_both_parts(self):
        self.assertEqual(self.run_cell("x = 1\ndef f():\n    global x\n    x = 2\nf()\nx").text, "2")
        self.assertEqual(self.ns["x"], 2)

    def test_an_async_comprehension_and_an_async_for_at_top_level(self):
        code = "async def g():\n    yield 1\n    yield 2\nout = [i async for i in g()]\nasync for i in g(): pass\n(out, i)"
        self.assertEqual(self.run_cell(code).text, "([1, 2], 2)")

    def test_a_future_import_holds_for_the_expression_and_for_later_cells(self):
        self.run_cell("from __future__ import annotations\ndef f(a: nonexistent): pass")
        self.assertIsNone(self.run_cell("def g(a: nonexistent): pass").failure)

    def test_what_the_context_holds_goes_on_in_the_next_cell(self):
        context = cells.context_of("a")
        context.run(exec, "import decimal; decimal.getcontext().prec = 5", self.ns)
        self.assertIs(cells.context_of("b"), context)
        self.assertEqual(context.run(cells.cell_id.get), "b")
        self.assertEqual(context.run(eval, "decimal.getcontext().prec", self.ns), 5)


class Failures(CellTest):
    def test_the_traceback_shows_the_cell_and_nothing_of_the_kernel(self):
        told = self.failure("def boom():\n    raise ValueError('nope')\nboom()")
        self.assertEqual((told.ename, told.evalue), ("ValueError", "nope"))
        text = "".join(told.traceback)
        self.assertIn("raise ValueError('nope')", text)
        self.assertIn('File "<cell-', text)
        self.assertNotIn("cells.py", text)
        self.assertNotIn("asyncio", text)

    def test_the_causes_are_shown_the_same_way(self):
        text = "".join(self.failure("try:\n    1/0\nexcept ZeroDivisionError as e:\n    raise ValueError('v') from e").traceback)
        self.assertIn("ZeroDivisionError: division by zero", text)
        self.assertIn("direct cause", text)
        self.assertNotIn("cells.py", text)

    def test_a_group_of_exceptions_too(self):
        code = "try:\n    1/0\nexcept ZeroDivisionError as e:\n    raise ExceptionGroup('g', [e])"
        text = "".join(self.failure(code).traceback)
        self.assertIn("ZeroDivisionError", text)
        self.assertNotIn("cells.py", text)

    def test_frames_of_libraries_after_the_cell_are_shown(self):
        self.assertIn("decoder.py", "".join(self.failure("import json\njson.loads('{')").traceback))

    def test_what_does_not_compile_has_no_frames_but_its_place(self):
        with self.assertRaises(SyntaxError) as refused:
            cells.compile_cell("def broken(:\n    pass")
        told = cells.ended_by(refused.exception).failure
        self.assertEqual(told.ename, "SyntaxError")
        self.assertIn('File "<cell-', told.traceback[0])
        self.assertNotIn("Traceback", "".join(told.traceback))

    def test_whatever_the_compiler_raises_passes_through(self):
        for code in ("a" + ".b" * 100_000, "-" * 100_000 + "1", "x = '\ud800'"):
            with self.assertRaises(Exception):
                cells.compile_cell(code)

    def test_any_exception_is_told_also_those_that_usually_end_a_program(self):
        for code, name in (
            ("raise SystemExit(3)", "SystemExit"),
            ("raise KeyboardInterrupt", "KeyboardInterrupt"),
            ("class Own(BaseException): pass\nraise Own", "Own"),
            ("import asyncio\nraise asyncio.CancelledError", "CancelledError"),
        ):
            self.assertEqual(self.failure(code).ename, name)

    def test_an_exception_without_words(self):
        code = "class Broken(Exception):\n    def __str__(self): raise RuntimeError\nraise Broken"
        self.assertEqual(self.failure(code).evalue, "<exception str() failed>")

    def test_an_exception_whose_notes_are_none(self):
        self.assertEqual(self.failure("e = ValueError('v')\ne.__notes__ = 5\nraise e").ename, "ValueError")

    def test_a_value_without_text_is_a_failure_and_no_value(self):
        outcome = self.run_cell("class Mute:\n    def __repr__(self): raise ValueError\nMute()")
        self.assertEqual((outcome.text, outcome.failure.ename), (None, "ValueError"))

    def test_an_endless_recursion_is_told_shortly(self):
        told = self.failure("def f(): f()\nf()")
        self.assertEqual(told.ename, "RecursionError")
        self.assertLess(len("".join(told.traceback)), 5000)

    def test_a_cancellation_is_an_interrupt_only_if_it_was_one(self):
        cell = cells.compile_cell("import asyncio\nraise asyncio.CancelledError")
        for interrupted, name in ((True, "KeyboardInterrupt"), (False, "CancelledError")):
            outcome = asyncio.run(cells.run_cell(cell, self.ns, lambda: interrupted))
            self.assertEqual(outcome.failure.ename, name)
            self.assertIn("raise asyncio.CancelledError", "".join(outcome.failure.traceback))

    def test_streams_that_cannot_be_flushed_do_no_harm(self):
        self.addCleanup(setattr, sys, "stdout", sys.stdout)
        for stream in ("None", "object()", "type('S', (), {'flush': lambda self: 1/0})()"):
            self.assertEqual(self.run_cell(f"import sys\nsys.stdout = {stream}\n1").text, "1")


if __name__ == "__main__":
    unittest.main()
