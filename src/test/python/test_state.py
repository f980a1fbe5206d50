"""Snapshot and restore: what is saved, what is refused, and that nothing is ever half done."""

from __future__ import annotations

import builtins
import json
import os
import pickle
import signal
import sys
import tempfile
import unittest
from types import ModuleType
from typing import Any
from unittest import mock

import dill

from rlm import repl, state
from served import Served, interrupt_at


class Folder(unittest.TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = os.path.join(self.folder.name, "state.dill")
        self.manifest = os.path.join(self.folder.name, "state.json")

    def snapshot(self, ns: dict[str, Any], most: int = 1 << 20, each: int = 1 << 20, prune: bool = False) -> dict:
        return state.snapshot(ns, self.path, self.manifest, most, each, prune)

    def files(self) -> dict[str, bytes]:
        found = {}
        for name in os.listdir(self.folder.name):
            with open(os.path.join(self.folder.name, name), "rb") as file:
                found[name] = file.read()
        return found

    def saved(self) -> dict[str, bytes]:
        with open(self.path, "rb") as file:
            return dill.load(file)


class Cell(Folder):
    """Functions of cells, as a kernel has them: their module is ``__main__``, and its namespace theirs."""

    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(sys.modules.__setitem__, "__main__", sys.modules["__main__"])

    def namespace(self, code: str = "") -> dict[str, Any]:
        module = ModuleType("__main__")
        module.__dict__["__builtins__"] = builtins
        sys.modules["__main__"] = module
        exec(code, module.__dict__)
        return module.__dict__

    def moved(self, code: str, then: str = "") -> dict[str, Any]:
        """What another kernel has after restoring what this code has left."""
        self.assertNotIn("error", self.snapshot(self.namespace(code)))
        ns = self.namespace(then)
        self.assertNotIn("error", state.restore(ns, self.path))
        return ns


class Names(Folder):
    def test_names_of_the_user_only_and_in_order(self):
        ns = dict.fromkeys(["b", "_x", "a", "__name__", "rlm", "mcp", "bash", "asyncio", "In", "Out", "open", "exit"])
        ns[1] = None
        self.assertEqual(state.user_names(ns), ["b", "a"])

    def test_one_value_that_cannot_be_saved_costs_no_other(self):
        class Stubborn:
            def __reduce__(self):
                raise RuntimeError("not me")

        answer = self.snapshot({"a": 1, "g": {"g": (i for i in ())}, "s": Stubborn(), "z": 2})
        self.assertEqual(answer["saved"], ["a", "z"])
        self.assertEqual([each["name"] for each in answer["skipped"]], ["g", "s"])
        self.assertIn("not me", answer["skipped"][1]["reason"])
        ns: dict = {}
        self.assertEqual(state.restore(ns, self.path), {"restored": ["a", "z"], "failed": []})
        self.assertEqual(ns, {"a": 1, "z": 2})

    def test_a_reason_has_a_bounded_length_and_a_broken_one_is_a_reason_too(self):
        class Wordy:
            def __reduce__(self):
                raise RuntimeError("x" * 9999)

        class Broken(Exception):
            def __str__(self):
                raise ValueError

        class Mute:
            def __reduce__(self):
                raise Broken

        reasons = [each["reason"] for each in self.snapshot({"w": Wordy(), "m": Mute()})["skipped"]]
        self.assertEqual([len(reasons[0]) <= 200, "Broken" in reasons[1]], [True, True])

    def test_a_name_that_vanishes_meanwhile_is_skipped(self):
        ns: dict = {}

        class Thief:
            def __reduce__(self):
                ns.pop("later", None)
                return (int, ())

        ns.update(thief=Thief(), later=1, last=2)
        answer = self.snapshot(ns)
        self.assertEqual(answer["saved"], ["last", "thief"])
        self.assertEqual(answer["skipped"], [{"name": "later", "reason": "deleted during snapshot"}])

    def test_the_setting_of_the_pickler_is_given_back(self):
        before = dill.settings["recurse"]
        self.snapshot({"a": 1})
        self.assertEqual(dill.settings["recurse"], before)


class Limits(Folder):
    def test_a_value_just_small_enough_and_one_just_too_large(self):
        size = len(dill.dumps(b"x" * 1000))
        self.assertEqual(self.snapshot({"v": b"x" * 1000}, each=size)["saved"], ["v"])
        answer = self.snapshot({"v": b"x" * 1000, "w": 1}, each=size - 1)
        self.assertEqual(answer["saved"], ["w"])
        self.assertEqual(answer["skipped"], [{"name": "v", "reason": "exceeds per-variable snapshot size cap"}])

    def test_a_value_far_too_large_is_not_pickled_to_its_end(self):
        touched = []

        class Part:
            def __reduce__(self):
                touched.append(1)
                return (bytes, (os.urandom(1000),))

        self.snapshot({"v": [Part() for _ in range(1000)]}, each=10_000)
        self.assertLess(len(touched), 1000)

    def test_the_payload_with_all_that_is_in_it_fits_and_names_go_from_the_tail(self):
        ns = {f"name{number:03}": number for number in range(200)}
        whole = self.snapshot(ns)["bytes"]
        self.assertEqual(whole, os.path.getsize(self.path))
        for most in (whole, whole - 1, whole // 2, whole // 7):
            answer = self.snapshot(ns, most=most)
            kept = len(answer["saved"])
            self.assertLessEqual(os.path.getsize(self.path), most)
            self.assertEqual(answer["bytes"], os.path.getsize(self.path))
            self.assertEqual(answer["saved"], sorted(ns)[:kept])
            self.assertEqual([each["name"] for each in answer["skipped"]], sorted(ns)[kept:])
            self.assertEqual({each["reason"] for each in answer["skipped"]} - {state._AGGREGATE}, set())
            if most < whole:  # one more would not have fitted
                more = {name: dill.dumps(ns[name]) for name in sorted(ns)[: kept + 1]}
                self.assertGreater(len(dill.dumps(more)), most)

    def test_if_nothing_fits_nothing_is_written(self):
        told = self.snapshot({}, most=0)
        self.assertEqual(told, {"error": "write failed: snapshot exceeds aggregate snapshot size cap"})
        self.assertEqual(self.files(), {})

    def test_what_is_too_large_goes_if_asked_and_what_found_no_room_stays(self):
        ns = {"big": b"x" * 5000, "small": 1, "tail": b"y" * 500}
        answer = self.snapshot(ns, most=200, each=1000, prune=True)
        self.assertEqual((answer["saved"], answer["pruned"]), (["small"], ["big"]))
        self.assertEqual([each["name"] for each in answer["skipped"]], ["tail"])
        self.assertEqual(list(ns), ["small", "tail"])

    def test_options_that_are_none(self):
        paths = {"path": self.path, "manifest_path": self.manifest}
        for option in ("max_bytes", "max_variable_bytes"):
            for bad in ("1", None, -1, True, 1.5):
                told = state.option_error({**paths, option: bad})
                self.assertEqual(told, {"error": f"{option} must be a non-negative integer"})
            self.assertIsNone(state.option_error({**paths, option: 0}))
        for bad in ("true", None, 1):
            self.assertIn("boolean", state.option_error({**paths, "prune_oversized": bad})["error"])

    def test_one_file_under_two_names_is_refused(self):
        alias = os.path.join(self.folder.name, "alias")
        os.symlink(self.path, alias)
        for other in (self.path, os.path.join(self.folder.name, ".", "state.dill"), alias):
            told = state.option_error({"path": self.path, "manifest_path": other})
            self.assertEqual(told, {"error": "path and manifest_path must differ"})


class Pair(Folder):
    def test_the_manifest_tells_what_was_answered(self):
        answer = self.snapshot({"b": 1, "a": 2, "big": b"x" * 9999}, each=1000, prune=True)
        with open(self.manifest) as file:
            manifest = json.load(file)
        self.assertEqual(manifest.pop("pythonVersion"), sys.version.split()[0])
        self.assertRegex(manifest.pop("timestamp"), r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        told = {"savedNames": ["a", "b"], "skipped": [], "pruned": ["big"], "bytes": answer["bytes"], "version": 1}
        self.assertEqual(manifest, told)

    def test_the_payloads_folder_is_made_and_the_manifests_is_not(self):
        self.path = os.path.join(self.folder.name, "deep", "er", "p")
        self.assertEqual(self.snapshot({"a": 1})["saved"], ["a"])
        self.manifest = os.path.join(self.folder.name, "none", "m")
        self.assertTrue(self.snapshot({"a": 2})["error"].startswith("manifest write failed"))
        self.assertEqual(dill.loads(self.saved()["a"]), 1)

    def test_a_manifest_that_cannot_be_put_in_place_is_named_and_nothing_is_pruned(self):
        os.makedirs(os.path.join(self.manifest, "inside"))
        ns = {"big": b"x" * 100_000}
        told = self.snapshot(ns, each=1024, prune=True)
        self.assertTrue(told["error"].startswith("manifest write failed"), told)
        self.assertEqual(len(ns["big"]), 100_000)
        self.assertEqual(sorted(os.listdir(self.folder.name)), ["state.dill", "state.json"])

    def test_a_payload_that_cannot_be_put_in_place_leaves_no_trace(self):
        os.makedirs(os.path.join(self.path, "inside"))
        self.assertTrue(self.snapshot({"a": 1})["error"].startswith("write failed"))
        self.assertEqual(os.listdir(self.folder.name), ["state.dill"])

    def test_without_dill_there_is_a_reason(self):
        with mock.patch.dict(sys.modules, dill=None):
            self.assertTrue(self.snapshot({"a": 1})["error"].startswith("dill unavailable"))
            self.assertEqual(state.restore({}, self.path)["reason"], "snapshot not found")
            open(self.path, "w").close()
            self.assertTrue(state.restore({}, self.path)["error"].startswith("dill unavailable"))


class Payloads(Folder):
    """Files that are no payload, or no whole one: refused, and nothing of them is bound."""

    def refused(self) -> str:
        ns = {"a": "old"}
        told = state.restore(ns, self.path)
        self.assertEqual((list(told), ns), (["error"], {"a": "old"}))
        return told["error"]

    def write(self, data: bytes) -> None:
        with open(self.path, "wb") as file:
            file.write(data)

    def test_a_payload_that_was_cut_anywhere(self):
        self.snapshot({"a": 1, "b": "x" * 50, "c": [1, 2, 3]})
        whole = self.files()["state.dill"]
        for size in range(len(whole)):
            self.write(whole[:size])
            with self.subTest(size=size):
                self.assertTrue(self.refused().startswith("corrupt snapshot"))

    def test_what_is_no_dict_of_pickled_names(self):
        for other in ([1], "x", {"a": 1}, {1: b"x"}, {"a": b"x", "b": None}):
            self.write(pickle.dumps(other))
            with self.subTest(other=other):
                self.assertTrue(self.refused().startswith("corrupt snapshot: not a dict"))

    def test_what_cannot_be_read_at_all(self):
        os.mkdir(self.path)
        self.assertTrue(self.refused().startswith("load failed"))

    def test_one_name_that_cannot_be_read_costs_no_other(self):
        self.write(dill.dumps({"a": dill.dumps(1), "bad": b"garbage", "z": dill.dumps(2)}))
        ns: dict = {}
        answer = state.restore(ns, self.path)
        self.assertEqual((answer["restored"], [each["name"] for each in answer["failed"]]), (["a", "z"], ["bad"]))
        self.assertEqual(ns, {"a": 1, "z": 2})

    def test_names_of_the_session_are_not_restored(self):
        self.write(dill.dumps({name: dill.dumps(1) for name in ("In", "Out", "get_ipython", "_x", "kept")}))
        ns: dict = {}
        self.assertEqual(state.restore(ns, self.path)["restored"], ["kept"])
        self.assertEqual(ns, {"kept": 1})


class LiveFunctions(Cell):
    def test_a_restored_function_reads_names_as_they_are(self):
        ns = self.moved("x = 1\ndef f(): return x")
        self.assertEqual(ns["f"](), 1)
        exec("x = 2", ns)
        self.assertEqual(ns["f"](), 2)

    def test_and_writes_them(self):
        ns = self.moved("n = 0\ndef count():\n    global n\n    n += 1")
        ns["count"]()
        self.assertEqual(ns["n"], 1)

    def test_methods_closures_lambdas_and_functions_in_containers_too(self):
        ns = self.moved(
            "x = 1\n"
            "class C:\n"
            "    def m(self): return x\n"
            "def outer(y):\n"
            "    def inner(): return x + y\n"
            "    return inner\n"
            "closed = outer(10)\n"
            "table = {'l': lambda: x}\n"
            "c = C()"
        )
        exec("x = 2", ns)
        self.assertEqual([ns["C"]().m(), ns["c"].m(), ns["closed"](), ns["table"]["l"]()], [2, 2, 12, 2])

    def test_functions_that_call_each_other(self):
        ns = self.moved("def even(n): return n == 0 or odd(n - 1)\ndef odd(n): return n != 0 and even(n - 1)")
        self.assertTrue(ns["even"](10))
        exec("def odd(n): return 'new'", ns)
        self.assertEqual(ns["even"](10), "new")

    def test_what_a_function_needs_and_nobody_saved_comes_along(self):
        code = "import asyncio\n_secret = 7\ndef _helper(): return _secret\ndef f(): return _helper(), asyncio"
        if "_helper" not in dill.detect.globalvars(self.namespace(code)["f"]):
            self.skipTest(f"dill {dill.__version__} does not see what a function of this Python calls")
        ns = self.moved(code)
        self.assertEqual(ns["f"]()[0], 7)
        self.assertEqual(ns["f"]()[1].__name__, "asyncio")

    def test_but_does_not_replace_what_is_there(self):
        ns = self.moved("_secret = 7\ndef f(): return _secret", then="_secret = 8")
        self.assertEqual(ns["f"](), 8)

    def test_defaults_attributes_and_the_rest_of_a_function_are_kept(self):
        ns = self.moved("def f(a=1, *, b=2):\n    'doc'\n    return a + b\nf.mark = 3")
        self.assertEqual((ns["f"](), ns["f"].mark, ns["f"].__doc__, ns["f"].__globals__ is ns), (3, 3, "doc", True))

    def test_a_payload_that_failed_to_load_brings_nothing_along(self):
        self.snapshot(self.namespace("_secret = 7\ndef f(): return _secret"))
        blob = self.saved()["f"]
        with open(self.path, "wb") as file:
            dill.dump({"f": blob[:-1]}, file)
        ns = self.namespace()
        self.assertEqual(len(state.restore(ns, self.path)["failed"]), 1)
        self.assertNotIn("_secret", ns)

    def test_the_picklers_own_way_is_given_back(self):
        before = dill._dill._create_function
        self.moved("def f(): pass")
        self.assertIs(dill._dill._create_function, before)


class EveryPoint(Served, Folder):
    """An interrupt at every point of a snapshot and of a restore: it has happened, or it has not."""

    FILES = ("repl.py", "state.py", "pair.py", "live.py", "shield.py", "tempfile.py")

    def points(self, serve: Any) -> int:
        for count in range(1, 5000):
            self.told.clear()
            reached = interrupt_at(count, lambda frame: frame.f_code.co_filename.endswith(self.FILES), "s")
            serve(count)
            sys.settrace(None)
            self.assert_nothing_is_left()
            self.assertEqual(self.of("b", "result")[0]["text"], "42", count)
            if not reached():
                return count
        self.fail("no end of points")

    def test_a_snapshot_is_whole_or_has_not_been(self):
        self.snapshot({"old": 1})
        old = self.files()
        outcomes = set()

        def serve(count: int) -> None:
            for name, data in old.items():
                with open(os.path.join(self.folder.name, name), "wb") as file:
                    file.write(data)
            self.ns.update(keep=[1], big1=b"x" * 5000, big2=b"y" * 5000)
            request = {"type": "snapshot", "id": "s", "path": self.path, "manifest_path": self.manifest}
            self.serve({**request, "max_variable_bytes": 1000, "prune_oversized": True}, self.execute("b", "40 + 2"))
            sys.settrace(None)
            (done,) = self.of("s", "done")
            outcomes.add(done["status"])
            self.assertEqual(sorted(self.files()), sorted(old), count)
            left = {"big1", "big2"} & set(self.ns)
            if done["status"] == "ok":
                with open(self.manifest) as file:
                    self.assertEqual(json.load(file)["pruned"], ["big1", "big2"], count)
                self.assertEqual((list(self.saved()), left), (["keep"], set()), count)
            else:
                self.assertEqual(done["reason"], "interrupted", count)
                self.assertEqual((self.files(), left), (old, {"big1", "big2"}), count)

        self.assertGreater(self.points(serve), 200)
        self.assertEqual(outcomes, {"ok", "error"})

    def test_a_restore_is_whole_or_has_not_been(self):
        self.snapshot({"a": 1, "b": 2})
        outcomes = set()

        def serve(count: int) -> None:
            self.ns.update(a="old", b="old")
            self.serve({"type": "restore", "id": "s", "path": self.path}, self.execute("b", "40 + 2"))
            sys.settrace(None)
            (done,) = self.of("s", "done")
            outcomes.add(done["status"])
            expected = (1, 2) if done["status"] == "ok" else ("old", "old")
            self.assertEqual((self.ns["a"], self.ns["b"]), expected, count)

        self.assertGreater(self.points(serve), 100)
        self.assertEqual(outcomes, {"ok", "error"})

    def test_an_interrupt_between_making_a_temporary_file_and_noting_its_name_leaves_none(self):
        make = tempfile.mkstemp

        def make_then_interrupt(**how: Any) -> tuple[int, str]:
            made = make(**how)
            repl._request_interrupt("s")
            return made

        self.ns["keep"] = 1
        request = {"type": "snapshot", "id": "s", "path": self.path, "manifest_path": self.manifest}
        with mock.patch("tempfile.mkstemp", make_then_interrupt):
            self.serve(request, self.execute("b", "40 + 2"))
        self.assertEqual(self.of("s", "done")[0]["reason"], "interrupted")
        self.assertEqual((self.files(), self.of("b", "result")[0]["text"]), ({}, "42"))

    def test_an_interrupt_while_a_value_is_pickled_comes_at_once(self):
        class Endless:
            def __reduce__(self):
                repl._request_interrupt("s")
                while True:
                    pass

        self.ns["endless"] = Endless()
        request = {"type": "snapshot", "id": "s", "path": self.path, "manifest_path": self.manifest}
        self.serve(request, self.execute("b", "40 + 2"))
        self.assertEqual(self.of("s", "done")[0]["reason"], "interrupted")
        self.assertEqual(self.files(), {})


class Handler(Folder):
    """The handler of SIGINT that was there before is there afterwards, whatever happened."""

    def setUp(self) -> None:
        super().setUp()
        self.before = signal.getsignal(signal.SIGINT)

    def tearDown(self) -> None:
        self.assertIs(signal.getsignal(signal.SIGINT), self.before)

    def test_after_success(self):
        self.snapshot({"a": 1})
        state.restore({}, self.path)

    def test_whatever_it_is_it_gets_no_signal_between_the_files(self):
        replace = os.replace

        def replace_then_signal(source: str, target: str) -> None:
            replace(source, target)
            signal.raise_signal(signal.SIGINT)

        ns = {"big": b"x" * 9999}
        with mock.patch("os.replace", replace_then_signal):
            self.assertEqual(self.snapshot(ns, each=1000, prune=True)["pruned"], ["big"])
        self.assertEqual((ns, sorted(os.listdir(self.folder.name))), ({}, ["state.dill", "state.json"]))

    def test_after_a_failure_between_the_files(self):
        os.makedirs(os.path.join(self.manifest, "inside"))
        self.snapshot({"a": 1})

    def test_after_a_namespace_that_refuses_a_name(self):
        class Refusing(dict):
            def __setitem__(self, name, value):
                raise RuntimeError("no")

        self.snapshot({"a": 1})
        self.assertRaises(RuntimeError, state.restore, Refusing(), self.path)


if __name__ == "__main__":
    unittest.main()
