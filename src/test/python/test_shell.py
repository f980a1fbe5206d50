"""Commands: their output, their groups, and who ends them."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import tempfile
import unittest

from kernel import gone, stop, until
from rlm import bash, repl, shell, wire
from served import Served


class ShellTest(unittest.TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(shell.kill_all)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = os.path.join(folder.name, "file")

    def pid_from_file(self) -> int:
        """The process id that a command has written."""
        until(lambda: os.path.exists(self.file) and os.path.getsize(self.file) > 1, "a command's word")
        with open(self.file) as file:
            pid = int(file.read().split()[-1])
        self.addCleanup(stop, pid)
        return pid


class Results(ShellTest):
    def run_command(self, command: str) -> shell.Completed:
        async def main() -> shell.Completed:
            return await bash(command)

        return asyncio.run(main())

    def test_output_with_errors_among_it_status_and_time(self):
        done = self.run_command("echo out; echo err >&2; exit 3")
        self.assertEqual((done.output, done.exit_code), ("out\nerr\n", 3))
        self.assertGreaterEqual(done.duration, 0)

    def test_output_larger_than_a_pipe_and_in_any_bytes(self):
        self.assertEqual(len(self.run_command("head -c 300000 /dev/zero").output), 300_000)
        self.assertEqual(self.run_command(r"printf '\377\303\251'").output, "\ufffdé")

    def test_there_is_nothing_to_read(self):
        self.assertEqual(self.run_command("cat; echo end").output, "end\n")

    def test_a_command_that_dies_of_a_signal(self):
        self.assertEqual(self.run_command("kill -9 $$").exit_code, -9)

    def test_what_is_left_in_the_background_does_not_hold_up_the_end_and_goes_on(self):
        done = self.run_command(f"sleep 600 & echo $! > {self.file}; echo end")
        self.assertEqual((done.output, done.exit_code), ("end\n", 0))
        pid = self.pid_from_file()
        self.assertFalse(gone(pid))
        shell.kill_all()
        until(lambda: gone(pid), "the end of what a command has left")

    def test_it_may_be_awaited_twice_and_by_two(self):
        async def main() -> list[str]:
            handle = bash("echo x")
            both = await asyncio.gather(handle_output(handle), handle_output(handle))
            return [*both, (await handle).output]

        async def handle_output(handle: shell.Command) -> str:
            return (await handle).output

        self.assertEqual(asyncio.run(main()), ["x\n"] * 3)

    def test_a_handle_tells_what_has_been_written_so_far(self):
        handle = bash("echo so far; sleep 600")
        until(lambda: handle.output() == "so far\n", "output of a running command")
        self.assertTrue(handle.running)
        self.assertEqual(os.getpgid(handle.pid), handle.pid)
        handle.kill()
        until(lambda: not handle.running, "the end of a killed command")


class Groups(ShellTest):
    def test_ended_waiting_kills_all_of_the_group(self):
        async def main() -> None:
            waiting = asyncio.ensure_future(self.waiting(f"sleep 600 & echo $! > {self.file}; sleep 600"))
            await asyncio.to_thread(self.pid_from_file)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

        asyncio.run(main())
        pid = self.pid_from_file()
        until(lambda: gone(pid), "the end of a group")

    async def waiting(self, command: str) -> None:
        await bash(command)

    def test_one_who_gives_up_ends_it_for_all(self):
        async def main() -> int:
            handle = bash("sleep 600")
            first, other = (asyncio.ensure_future(self.status(handle)) for _ in range(2))
            await asyncio.sleep(0)
            first.cancel()
            return await other

        self.assertEqual(asyncio.run(main()), -signal.SIGKILL)

    async def status(self, handle: shell.Command) -> int:
        return (await handle).exit_code

    def test_at_the_end_every_shell_is_collected(self):
        handles = [bash("sleep 600 & sleep 600") for _ in range(3)]
        shell.kill_all()
        for handle in handles:
            self.assertRaises(ChildProcessError, os.waitpid, handle.pid, os.WNOHANG)
        self.assertEqual(shell._running(), [])

    def test_a_forked_copy_forgets_them(self):
        handle = bash("sleep 600")
        before = dict(shell._groups)
        shell.forget_all()
        shell.kill_all()
        self.assertFalse(gone(handle.pid))
        shell._groups.update(before)


class Interrupted(ShellTest, Served):
    def serve_interrupted(self, code: str) -> None:
        self.ns.update(bash=bash, interrupt=lambda: repl._request_interrupt(None))
        self.serve(self.execute("a", code))
        self.assertEqual(self.error("a"), "KeyboardInterrupt")

    def test_between_the_start_and_the_await_it_leaves_nothing(self):
        self.serve_interrupted(
            f"def then(command):\n    interrupt()\n    return command\n"
            f"await then(bash('echo $$ > {self.file}; sleep 600'))"
        )
        self.assert_all_dies()

    def test_while_it_starts_it_leaves_nothing(self):
        start, started = shell.subprocess.Popen, []

        def start_then_interrupt(*what: object, **how: object) -> object:
            process = start(*what, **how)
            started.append(process.pid)
            self.addCleanup(stop, process.pid)
            repl._request_interrupt(None)
            return process

        self.addCleanup(setattr, shell.subprocess, "Popen", start)
        shell.subprocess.Popen = start_then_interrupt
        self.serve_interrupted("await bash('sleep 600')")
        until(lambda: gone(started[0]), "the end of a command that was just starting")
        self.assert_all_dies()

    def test_while_it_is_awaited_it_leaves_nothing(self):
        self.serve_interrupted(
            "import asyncio\nasyncio.get_running_loop().call_soon(interrupt)\nawait bash('sleep 600')"
        )
        self.assert_all_dies()

    def test_a_frame_in_a_cycle_does_not_keep_it(self):
        gc.collect()
        self.serve_interrupted(
            "def f():\n    me = []\n    me.append(me)\n    me.append(bash('sleep 600'))\n    interrupt()\n    while True: pass\nf()"
        )
        self.assert_all_dies()

    def test_one_whose_handle_is_kept_goes_on(self):
        self.serve_interrupted("kept = bash('sleep 600')\ninterrupt()\nwhile True: pass")
        self.assertTrue(self.ns["kept"].running)
        self.assertFalse(gone(self.ns["kept"].pid))

    def test_one_of_another_cell_goes_on(self):
        wire.cell_id.set(None)
        bash("sleep 600")
        (job,) = shell._running()
        self.serve_interrupted("interrupt()\nwhile True: pass")
        self.assertFalse(gone(job.process.pid))

    def assert_all_dies(self) -> None:
        until(lambda: not shell._running(), "the end of a command that nobody holds")


class Fork(unittest.TestCase):
    def test_a_command_does_not_inherit_what_the_kernel_does_with_interrupts(self):
        async def main() -> str:
            return (await bash("kill -INT $$; echo survived")).output

        self.assertNotIn("survived", asyncio.run(main()))
        self.assertEqual(signal.getsignal(signal.SIGINT), signal.default_int_handler)


if __name__ == "__main__":
    unittest.main()
