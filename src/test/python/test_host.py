"""What a cell may ask of the host: displays, questions, and what becomes of them when the host goes."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any, Callable
from unittest import mock

import rlm
import rlm.mcp
from rlm import host, wire


class HostTest(unittest.TestCase):
    def setUp(self) -> None:
        self.told: list[dict[str, Any]] = []
        for patch in (
            mock.patch.object(host, "send_frame", self.told.append),
            mock.patch.object(host, "frame", lambda event: wire.frame(event) and event),
            mock.patch.object(host, "_refusal", None),
        ):
            patch.start()
            self.addCleanup(patch.stop)
        self.addCleanup(lambda: self.assertEqual(host._pending, {}))

    def ask(self, question: Any, answer: Callable[[str], None]) -> Any:
        """Asks, and answers once the question has been told."""

        async def main() -> Any:
            before = len(self.told)
            asking = asyncio.ensure_future(question)
            while len(self.told) == before and not asking.done():
                await asyncio.sleep(0)
            if len(self.told) > before:
                answer(self.told[-1]["id"])
            return await asking

        return asyncio.run(main())

    def test_a_question_is_told_as_it_is_and_its_answer_returned_as_it_is(self):
        answer = {"z": 1, "a": {"status": "odd"}}
        self.assertIs(self.ask(host.host_request({"type": "t", "v": [7]}), lambda id: host.reply(id, answer)), answer)
        self.assertEqual((self.told[0]["event"], self.told[0]["data"]), ("host_request", {"type": "t", "v": [7]}))

    def test_every_question_has_an_id_of_its_own(self):
        for _ in range(2):
            self.ask(host.host_request({"a": 1}), lambda id: host.reply(id, {}))
        self.assertEqual(len({event["id"] for event in self.told}), 2)

    def test_a_typed_question_returns_the_result_only(self):
        answer = {"status": "ok", "result": {"status": "odd"}}
        self.assertEqual(
            self.ask(rlm.host_request("t", {"v": 7, "type": "lost"}), lambda id: host.reply(id, answer)),
            {"status": "odd"},
        )
        self.assertEqual(self.told[0]["data"], {"v": 7, "type": "t"})

    def test_a_typed_question_fails_in_the_hosts_words(self):
        for answer, words in (
            ({"status": "error", "error": "exploded"}, "exploded"),
            ({"status": "partial"}, "host request t returned unexpected status: 'partial'"),
            ({}, "host request t returned unexpected status: None"),
        ):
            self.told.clear()
            with self.assertRaises(RuntimeError) as failed:
                self.ask(rlm.host_request("t"), lambda id: host.reply(id, answer))
            self.assertEqual(str(failed.exception), words)

    def test_a_tool_is_a_typed_question(self):
        self.ask(rlm.mcp.call("s", "t", {"x": 1}), lambda id: host.reply(id, {"status": "ok"}))
        self.assertEqual(
            self.told[0]["data"], {"type": "mcp_call", "server": "s", "tool": "t", "arguments": {"x": 1}}
        )

    def test_questions_that_wait_fail_when_the_host_goes_and_so_do_later_ones(self):
        with self.assertRaisesRegex(RuntimeError, "gone"):
            self.ask(host.host_request({"a": 1}), lambda id: host.close_host("the host has gone"))
        with self.assertRaisesRegex(RuntimeError, "gone"):
            self.ask(host.host_request({"a": 1}), lambda id: None)
        self.assertFalse(host.is_active())

    def test_an_answer_that_nobody_waits_for_is_dropped(self):
        host.reply("no-such", {})

        async def given_up() -> None:
            asking = asyncio.ensure_future(host.host_request({"a": 1}))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            host.reply(self.told[0]["id"], {})
            await asyncio.sleep(0)

        asyncio.run(given_up())

    def test_an_answer_after_the_waiting_was_given_up_in_the_same_moment(self):
        async def main() -> None:
            asking = asyncio.ensure_future(host.host_request({"a": 1}))
            await asyncio.sleep(0)
            host.reply(self.told[0]["id"], {})  # on its way to the loop …
            asking.cancel()  # … which is told first of this
            await asyncio.gather(asking, return_exceptions=True)
            await asyncio.sleep(0)

        asyncio.run(main())

    def test_only_dicts_with_names_are_told(self):
        for bad in (None, {}, [1], {1: 2}):
            self.assertRaises(TypeError, host.emit, bad)
            self.assertRaises(TypeError, asyncio.run, host.host_request(bad))
        for bad in ({"x": float("nan")}, {"x": {1}}):
            self.assertRaises((ValueError, TypeError), host.emit, bad)
        self.assertEqual(self.told, [])

    def test_a_display_carries_the_cell(self):
        token = wire.cell_id.set("a")
        self.addCleanup(wire.cell_id.reset, token)
        host.emit({"text/plain": "x"})
        self.assertEqual(self.told, [{"event": "display", "id": "a", "data": {"text/plain": "x"}}])


class WithoutHost(unittest.TestCase):
    def test_a_process_that_serves_nobody_has_no_host(self):
        self.assertFalse(host.is_active())
        with self.assertRaisesRegex(RuntimeError, "no host"):
            asyncio.run(host.host_request({"a": 1}))


if __name__ == "__main__":
    unittest.main()
