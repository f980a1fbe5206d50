"""The whole kernel, over the wire, beyond what any one part shows."""

from __future__ import annotations

import json
import os
import signal
import tempfile
import time
import unittest

from kernel import Kernel, execute, gone, stop, until


class KernelTest(unittest.TestCase):
    def setUp(self) -> None:
        self.kernel = self.start()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def start(self, **environment: str) -> Kernel:
        return self.enterContext(Kernel(**environment))

    def running(self, rid: str, code: str, first: str = "") -> None:
        """Starts a cell and waits until it has done what comes first, and has said that it goes."""
        self.kernel.send(execute(rid, first + "import sys\nsys.stdout.write('goes')\n" + code))
        self.kernel.wait_text(rid, "goes")

    def value(self, code: str) -> str | None:
        rid = f"value-{time.monotonic_ns()}"
        self.kernel.execute(rid, code)
        self.assertIsNone(self.kernel.error(rid))
        return self.kernel.result(rid)

    def children(self) -> list[int]:
        with open(f"/proc/{self.kernel.process.pid}/task/{self.kernel.process.pid}/children") as file:
            return [int(each) for each in file.read().split()]

    def assert_serves(self) -> None:
        self.assertEqual(self.value("40 + 2"), "42")


class Leaving(KernelTest):
    def shut_down(self) -> None:
        self.kernel.send({"type": "shutdown", "id": "end"})
        self.kernel.done("end")
        self.assertEqual(self.kernel.exit_status(), 0)

    def test_nothing_is_left(self):
        left = self.children()
        self.assertEqual(len(left), 1)
        self.shut_down()
        self.assertTrue(all(gone(pid) for pid in left))

    def test_a_thread_that_is_no_daemon_does_not_hold_it_up(self):
        self.value("import threading\nthreading.Thread(target=threading.Event().wait).start()")
        self.shut_down()

    def test_a_busy_executor_does_not_hold_it_up(self):
        self.value(
            "import asyncio, threading\n"
            "busy = asyncio.get_running_loop().run_in_executor(None, threading.Event().wait)\n"
            "await asyncio.sleep(0)"
        )
        self.shut_down()

    def test_an_exit_function_that_blocks_does_not_hold_it_up_for_long(self):
        self.value("import atexit, threading\natexit.register(threading.Event().wait)")
        self.shut_down()

    def test_exit_functions_run_and_files_are_written_out_before_the_answer(self):
        path = os.path.join(self.folder, "file")
        self.value(f"import atexit\natexit.register(print, 'farewell')\nfile = open({path!r}, 'w')\n_ = file.write('text')")
        self.kernel.send({"type": "shutdown", "id": "end"})
        self.kernel.done("end")
        self.assertIn("farewell", self.kernel.text(None))
        self.assertEqual(self.kernel.events[-1]["id"], "end")
        with open(path) as file:
            self.assertEqual(file.read(), "text")

    def test_tasks_that_are_left_get_to_clean_up(self):
        self.value(
            "import asyncio\n"
            "async def work():\n"
            "    try: await asyncio.sleep(1e9)\n"
            "    finally: print('cleaned up')\n"
            "task = asyncio.create_task(work())\n"
            "await asyncio.sleep(0)"
        )
        self.kernel.send({"type": "shutdown", "id": "end"})
        self.kernel.done("end")
        self.kernel.wait(lambda event: event.get("text") == "cleaned up")

    def test_workers_of_a_pool_do_not_outlive_it(self):
        pids = self.value(
            "import multiprocessing, os\n"
            "pool = multiprocessing.get_context('fork').Pool(2)\n"
            "pool.map(abs, [1]) and [worker.pid for worker in pool._pool]"
        )
        self.shut_down()
        for pid in json.loads(pids):
            self.addCleanup(stop, pid)
            until(lambda: gone(pid), "the end of a pool's worker")

    def test_a_last_line_without_newline_is_served_at_the_end(self):
        self.kernel.send_raw(json.dumps(execute("last", "1+1")).encode())
        self.kernel.close_stdin()
        self.assertEqual(self.kernel.exit_status(), 0)
        self.assertEqual(self.kernel.result("last"), "2")

    def test_at_the_end_of_input_what_has_come_is_served_if_it_does_not_take_long(self):
        self.kernel.send(*(execute(str(i), f"import asyncio\nawait asyncio.sleep(0.01)\n{i}") for i in range(20)))
        self.kernel.close_stdin()
        self.assertEqual(self.kernel.exit_status(), 0)
        self.assertEqual([self.kernel.result(str(i)) for i in range(20)], [str(i) for i in range(20)])

    def test_after_the_end_of_input_a_busy_cell_is_interrupted_and_the_process_ends(self):
        self.running("busy", "try:\n    n = 0\n    while True: n += 1\nfinally: print('cleaned up')")
        self.kernel.close_stdin()
        self.assertEqual(self.kernel.exit_status(), 0)
        self.assertEqual(self.kernel.error("busy"), "KeyboardInterrupt")
        self.assertIn("cleaned up", self.kernel.text("busy"))

    def test_after_the_end_of_input_a_cell_that_will_not_end_is_ended(self):
        self.running("stubborn", "while True:\n    try:\n        while True: pass\n    except BaseException: pass")
        self.kernel.close_stdin()
        self.assertEqual(self.kernel.exit_status(), 0)

    def test_after_the_end_of_input_native_code_that_keeps_the_interpreter_is_ended_too(self):
        self.running("native", "import ctypes\nctypes.PyDLL(None).sleep(600)")
        left = self.children()
        self.kernel.close_stdin()
        self.assertEqual(self.kernel.exit_status(), -signal.SIGKILL)
        until(lambda: all(gone(pid) for pid in left), "the end of the spool")

    def test_killed_outright_it_leaves_nothing(self):
        self.value("import rlm\ncommands = [rlm.bash('sleep 600 & sleep 600') for _ in range(3)]")
        left = self.children()
        self.assertEqual(len(left), 4)
        self.kernel.process.kill()
        self.kernel.process.wait()
        until(lambda: all(gone(pid) for pid in left), "the end of the spool and of commands")

    def test_the_host_sees_the_end_at_once_though_a_command_of_a_cell_goes_on(self):
        pid = int(self.value("import subprocess\nsubprocess.Popen(['sleep', '600'], start_new_session=True).pid"))
        self.addCleanup(stop, pid)
        self.kernel.process.kill()
        until(lambda: self.kernel.ended, "the end of the stream of events")


class Output(KernelTest):
    def native(self, size: int) -> None:
        before = len(self.kernel.text(None))
        self.kernel.execute(f"n{size}", f"import ctypes\nb = b'x' * {size}\nctypes.PyDLL(None).write(1, b, len(b))")
        self.assertEqual(self.kernel.result(f"n{size}"), str(size))
        self.assertEqual(len(self.kernel.text(None)) - before, size)

    def test_native_code_that_keeps_the_interpreter_writes_as_much_as_it_likes(self):
        for size in (10_000, 600_000, 5_000_000):
            self.native(size)
        self.assert_serves()

    def test_what_c_holds_back_is_flushed_before_the_cell_is_done(self):
        self.kernel.execute("c", "import ctypes\nctypes.CDLL(None).printf(b'from C')")
        self.assertEqual(self.kernel.text(None), "from C")

    def test_without_the_spool_output_still_arrives(self):
        (spool,) = self.children()
        os.kill(spool, signal.SIGKILL)
        until(lambda: gone(spool), "the end of the spool")
        self.kernel.execute("raw", "import os\nfor i in range(1000): os.write(1, b'%03d' % i)")
        self.assertEqual(self.kernel.text(None), "".join(f"{i:03}" for i in range(1000)))
        self.kernel.send({"type": "shutdown", "id": "end"})
        self.assertEqual(self.kernel.exit_status(), 0)

    def test_output_before_a_failure_is_all_there_and_before_the_end(self):
        said = "import sys\nprint('a line')\nsys.stdout.write('half')\nsys.stderr.write('half too')\n"
        for rid, code in (
            ("exception", "1/0"),
            ("exit", "raise SystemExit"),
            ("interrupt", "import signal\nsys.stdout.write('!')\nsignal.pause()"),
        ):
            self.kernel.send(execute(rid, said + code))
            if rid == "interrupt":
                self.kernel.wait_text(rid, "!")
                self.kernel.interrupt()
            self.kernel.done(rid)
            self.assertEqual(self.kernel.text(rid).rstrip("!"), "a line\nhalf")
            self.assertEqual(self.kernel.text(rid, "stderr"), "half too")
            kinds = [event["event"] for event in self.kernel.events if event["id" if "id" in event else "event"] == rid]
            self.assertEqual(kinds[-2:], ["error", "done"])

    def test_output_of_a_command_that_a_cell_waited_for_comes_before_the_end(self):
        for number in range(50):
            self.kernel.execute(f"s{number}", f"import subprocess\nsubprocess.run(['echo', 'n{number}'])\nNone")
            self.assertTrue(self.kernel.text(None).endswith(f"n{number}\n"))

    def test_a_frame_is_not_torn_by_an_interrupt_while_the_host_does_not_read(self):
        kernel = self.kernel
        with kernel._news:  # the reader stops at the next event, and the pipe fills behind it
            kernel.send(execute("long", "while True: print('x' * 3_000_000)"))
            path = f"/proc/{kernel.process.pid}/wchan"
            until(lambda: self.blocked_in_write(), f"a kernel that waits for its host ({path})")
            kernel.interrupt()
        kernel.done("long")
        self.assertEqual(kernel.error("long"), "KeyboardInterrupt")
        self.assert_serves()

    def blocked_in_write(self) -> bool:
        with open(f"/proc/{self.kernel.process.pid}/syscall") as file:
            return file.read().split()[0] == "1"

    def test_a_timeout_by_alarm_is_raised_and_tears_nothing(self):
        self.kernel.execute(
            "alarm",
            "import signal\n"
            "def late(*_): raise TimeoutError('late')\n"
            "signal.signal(signal.SIGALRM, late)\n"
            "signal.setitimer(signal.ITIMER_REAL, 0.05)\n"
            "while True: print('y' * 10_000)",
        )
        self.assertEqual(self.kernel.error("alarm"), "TimeoutError")
        self.assert_serves()


class Interrupts(KernelTest):
    def test_written_in_one_piece_an_interrupt_of_the_first_never_hits_the_second(self):
        for number in range(200):
            a, b = f"a{number}", f"b{number}"
            self.kernel.send(execute(a, "1"), {"type": "interrupt", "id": a}, execute(b, "sum(range(10))"))
            self.kernel.done(b)
            self.assertEqual(self.kernel.result(b), "45")
            self.assertEqual(len(self.kernel.of(a, "done")), 1)

    def test_one_for_the_second_while_the_first_runs_stops_it_before_it_begins(self):
        go = os.path.join(self.folder, "go")
        wait = f"import os\nwhile not os.path.exists({go!r}): pass\n"
        self.running("a", wait)
        self.kernel.send(execute("b", "begun = 1"), {"type": "interrupt", "id": "b"})
        self.kernel.fence()
        open(go, "w").close()
        self.kernel.done("b")
        self.assertEqual((self.kernel.error("a"), self.kernel.error("b")), (None, "KeyboardInterrupt"))
        self.assertEqual(self.value("'begun' in globals()"), "False")

    def test_a_cell_that_blocks_the_signal_can_be_interrupted_and_so_can_the_next(self):
        block = "import signal\nsignal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])\n"
        for rid, first, code in (("blocks", block, "while True: int()"), ("next", "", "signal.pause()")):
            self.running(rid, code, first)
            self.kernel.interrupt()
            self.kernel.done(rid)
            self.assertEqual(self.kernel.error(rid), "KeyboardInterrupt")
        self.assert_serves()

    def test_busy_awaiting_is_interrupted_wherever_it_is_hit(self):
        for number in range(60):
            rid = f"n{number}"
            self.running(rid, "import asyncio\nwhile True: await asyncio.sleep(0)")
            self.kernel.interrupt(rid)
            self.kernel.done(rid)
            self.assertEqual(self.kernel.error(rid), "KeyboardInterrupt")
        self.assert_serves()

    def test_a_burst_is_one_interrupt_and_leaves_nothing_for_later(self):
        for size in (2, 20):
            rid = f"burst{size}"
            self.running(rid, "signal.pause()", "import signal\n")
            self.kernel.send(*[{"type": "interrupt", "id": rid}] * size)
            self.kernel.done(rid)
            self.kernel.fence()
            self.assertEqual((self.kernel.error(rid), len(self.kernel.of(rid, "done"))), ("KeyboardInterrupt", 1))
            self.assert_serves()

    def test_a_restore_whose_file_does_not_open_can_be_interrupted(self):
        pipe = os.path.join(self.folder, "pipe")
        os.mkfifo(pipe)
        self.value(
            "import builtins, sys\n"
            "def telling(*args, _open=builtins.open):\n"
            "    sys.stdout.write('opens')\n"
            "    return _open(*args)\n"
            "builtins.open = telling"
        )
        self.kernel.send({"type": "restore", "id": "r", "path": pipe})
        self.kernel.wait_text(None, "opens")
        self.kernel.interrupt()
        self.assertEqual(self.kernel.done("r")["reason"], "interrupted")
        self.assert_serves()

    def test_a_signal_that_came_just_before_the_waiting_is_sent_again(self):
        self.value(
            "import _thread, signal\n"
            "def lose_first(call, lost=[]):\n"
            "    return lambda *args: call(*args) if call in lost else lost.append(call)\n"
            "signal.pthread_kill = lose_first(signal.pthread_kill)\n"
            "_thread.interrupt_main = lose_first(_thread.interrupt_main)"
        )
        self.running("a", "import time\ntime.sleep(600)")
        self.kernel.interrupt()
        self.kernel.done("a")
        self.assertEqual(self.kernel.error("a"), "KeyboardInterrupt")
        self.assert_serves()

    def test_output_goes_on_being_told_though_an_interrupt_hit_a_print(self):
        for number in range(30):
            rid = f"n{number}"
            self.running(rid, "while True: print('z' * 100)")
            self.kernel.interrupt(rid)
            self.kernel.done(rid)
        self.kernel.execute("after", "print('after')")
        self.assertEqual(self.kernel.text("after"), "after\n")


class Hostile(KernelTest):
    """Cells that take hold of what is the kernel's."""

    def test_leaving_from_inside_a_cell_is_an_error_of_that_cell(self):
        for rid, code in (("a", "exit()"), ("b", "quit()"), ("c", "raise SystemExit(3)"), ("d", "import sys\nsys.exit('bye')")):
            self.assertEqual(self.kernel.execute(rid, code)["status"], "error")
            self.assertEqual(self.kernel.error(rid), "SystemExit")
        self.assert_serves()

    def test_reading_finds_nothing(self):
        for rid in ("first", "again"):
            self.kernel.execute(rid, "input('? ')")
            self.assertEqual((self.kernel.error(rid), self.kernel.text(rid)), ("EOFError", "? "))
            self.kernel.execute(f"exit {rid}", "exit()")

    def test_all_tasks_are_the_cells_own(self):
        self.assertEqual(self.value("import asyncio\nlen(asyncio.all_tasks())"), "1")
        self.kernel.execute("cancel", "for task in asyncio.all_tasks(): task.cancel()\nawait asyncio.sleep(0)")
        self.assertEqual(self.kernel.error("cancel"), "CancelledError")
        self.assert_serves()

    def test_a_task_that_dies_of_an_exit_or_an_interrupt_of_its_own(self):
        for error in ("SystemExit", "KeyboardInterrupt"):
            self.value(f"import asyncio\nasync def die(): raise {error}\ntask = asyncio.create_task(die())")
            self.assertEqual(self.value("type(task.exception()).__name__"), repr(error))

    def test_a_loop_that_is_stopped_goes_on(self):
        self.value("import asyncio\nasyncio.get_running_loop().stop()\nawait asyncio.sleep(0)")
        self.assert_serves()

    def test_tasks_that_start_eagerly_are_not_the_kernels(self):
        self.value(
            "import asyncio\n"
            "factory = getattr(asyncio, 'eager_task_factory', None)\n"
            "asyncio.get_running_loop().set_task_factory(factory)"
        )
        self.running("await", "await asyncio.sleep(1e9)")
        self.kernel.interrupt()
        self.kernel.done("await")
        self.assertEqual(self.kernel.error("await"), "KeyboardInterrupt")
        self.assert_serves()

    def test_what_it_patches_is_not_what_the_kernel_lives_on(self):
        self.value("import os, signal\ndef no(*_, **__): raise RuntimeError\nos.write = signal.signal = no")
        self.kernel.execute("print", "print('still')")
        self.assertEqual(self.kernel.text("print"), "still\n")
        self.running("await", "import asyncio\nawait asyncio.sleep(1e9)")
        self.kernel.interrupt()
        self.kernel.done("await")
        self.assert_serves()

    def test_an_alarm_that_comes_when_its_cell_is_long_done_harms_nobody(self):
        path = os.path.join(self.folder, "rung")
        for number in range(20):
            self.value(
                "import os, signal\n"
                "def late(*_):\n"
                f"    os.rename({path!r}, {path!r} + '{number}')\n"
                "    raise TimeoutError\n"
                f"open({path!r}, 'w').close()\n"
                "_ = signal.signal(signal.SIGALRM, late)"
            )
            os.kill(self.kernel.process.pid, signal.SIGALRM)  # a timer might ring while its own cell still runs
            until(lambda: os.path.exists(f"{path}{number}"), "the alarm")
            self.assert_serves()


class Forked(KernelTest):
    def test_a_copy_speaks_through_descriptors_and_never_for_the_kernel(self):
        self.kernel.execute(
            "fork",
            "import os\n"
            "child = os.fork()\n"
            "print('child' if child == 0 else 'parent')\n"
            "if child == 0: raise ValueError('in the child')\n"
            "os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])",
        )
        self.assertEqual(self.kernel.result("fork"), "1")
        self.assertEqual((self.kernel.text("fork"), self.kernel.text(None)), ("parent\n", "child\n"))
        self.assertIn("ValueError: in the child", self.kernel.text(None, "stderr"))
        self.assertEqual((self.kernel.error("fork"), len(self.kernel.of("fork", "done"))), (None, 1))

    def test_a_copy_ends_as_its_code_says(self):
        for code, status in (("pass", 0), ("raise SystemExit(7)", 7), ("raise SystemExit", 0), ("1/0", 1)):
            waited = self.value(
                "import os\n"
                "child = os.fork()\n"
                f"if child == 0: {code}\n"
                "os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) if child else None"
            )
            self.assertEqual(waited, str(status), code)

    def test_a_copy_made_by_a_task_or_that_would_wait_ends_with_its_turn(self):
        waited = self.value(
            "import asyncio, os\n"
            "async def forks(): return os.fork()\n"
            "child = await asyncio.create_task(forks())\n"
            "if child == 0: await asyncio.sleep(600)\n"
            "os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])"
        )
        self.assertEqual(waited, "0")
        self.assert_serves()

    def test_a_copy_has_no_host_and_no_commands(self):
        self.kernel.execute(
            "fork",
            "import os, rlm\n"
            "from rlm.repl import emit, is_active\n"
            "kept = rlm.bash('sleep 600')\n"
            "child = os.fork()\n"
            "if child == 0:\n"
            "    try: emit({'text/plain': 'x'})\n"
            "    except RuntimeError as error: print(is_active(), error)\n"
            "    raise SystemExit\n"
            "os.waitpid(child, 0)\n"
            "kept.running",
        )
        self.assertEqual(self.kernel.result("fork"), "True")
        self.assertIn("False no host", self.kernel.text(None))
        self.assertEqual(self.kernel.of("fork", "display"), [])

    def test_a_copy_that_lives_on_does_not_keep_the_host_from_seeing_the_end(self):
        child = int(self.value("import os, signal\nchild = os.fork()\nif child == 0: signal.pause()\nchild"))
        self.addCleanup(stop, child)
        self.kernel.send({"type": "shutdown", "id": "end"})
        self.assertEqual(self.kernel.exit_status(), 0)
        until(lambda: self.kernel.ended, "the end of the stream of events")

    def test_an_interrupt_is_to_a_copy_what_it_is_to_any_program(self):
        waited = self.value(
            "import os, signal\n"
            "child = os.fork()\n"
            "if child == 0: signal.raise_signal(signal.SIGINT)\n"
            "os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])"
        )
        self.assertEqual(waited, "1")
        self.assertIn("KeyboardInterrupt", self.kernel.text(None, "stderr"))


class State(KernelTest):
    def snapshot(self, **options: object) -> dict:
        self.path, manifest = os.path.join(self.folder, "p"), os.path.join(self.folder, "m")
        self.kernel.send({"type": "snapshot", "id": "s", "path": self.path, "manifest_path": manifest, **options})
        return self.kernel.done("s")

    def restored(self) -> Kernel:
        other = self.start()
        other.send({"type": "restore", "id": "r", "path": self.path})
        self.assertEqual(other.done("r")["status"], "ok")
        return other

    def test_a_restored_function_reads_live_names(self):
        self.value("x = 1\ndef f(): return x")
        self.assertEqual(self.snapshot()["saved"], ["f", "x"])
        other = self.restored()
        other.execute("a", "x = 2\nf()")
        self.assertEqual(other.result("a"), "2")

    def test_a_class_with_all_that_it_uses(self):
        self.value("import math\nK = 2\ndef twice(n): return K * n\nclass C:\n    def area(self, r): return twice(math.pi * r)")
        self.assertEqual(self.snapshot()["saved"], ["C", "K", "math", "twice"])
        other = self.restored()
        other.execute("a", "K = 3\nround(C().area(1), 3)")
        self.assertEqual(other.result("a"), "9.425")

    def test_a_truncated_payload_is_refused_and_nothing_of_it_is_there(self):
        self.value("a = 1\nb = 'x' * 1000")
        self.snapshot()
        os.truncate(self.path, os.path.getsize(self.path) // 2)
        other = self.start()
        other.send({"type": "restore", "id": "r", "path": self.path}, {"type": "list_names", "id": "n"})
        self.assertIn("corrupt snapshot", other.done("r")["reason"])
        self.assertEqual(other.done("n")["names"], [])

    def test_prints_of_a_thread_go_on_while_functions_are_saved(self):
        self.value("def f(): return f2()\ndef f2(): return 1")
        self.assertEqual(self.snapshot()["status"], "ok")
        self.kernel.execute("p", "print('on')")
        self.assertEqual(self.kernel.text("p"), "on\n")


class Busy(KernelTest):
    def test_many_threads_and_processes_make_no_line_unreadable(self):
        self.value(
            "import os, threading\n"
            "stop = threading.Event()\n"
            "def noise(n):\n"
            "    while not stop.is_set():\n"
            "        print('t' * n)\n"
            "        os.write(2, b'r' * n)\n"
            "threads = [threading.Thread(target=noise, args=(n,)) for n in (10, 1000, 70_000)]\n"
            "for thread in threads: thread.start()"
        )
        for number in range(20):
            self.assertEqual(self.value(f"{number} * 2"), str(number * 2))
        self.value("stop.set()\nfor thread in threads: thread.join()")
        self.assert_serves()


if __name__ == "__main__":
    unittest.main()
