"""The owner: who it is, and that its end is noticed."""

from __future__ import annotations

import os
import subprocess
import threading
import unittest
from unittest import mock

from rlm import owner


class Owner(unittest.TestCase):
    def owner(self, named: str) -> int:
        with mock.patch.dict(os.environ, {owner.VARIABLE: named}):
            return owner.resolve_owner_pid()

    def test_it_is_the_one_that_the_environment_names_or_the_parent(self):
        self.assertEqual(self.owner("4242"), 4242)
        for named in ("", "x", "0", "-1", "1.5"):
            self.assertEqual(self.owner(named), os.getppid())

    def watched(self, wait: object) -> None:
        process = subprocess.Popen(["sleep", "600"])
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        watch = threading.Thread(target=wait, args=(process.pid,), daemon=True)
        watch.start()
        watch.join(0.05)
        self.assertTrue(watch.is_alive())
        process.kill()
        process.wait()
        watch.join(20)
        self.assertFalse(watch.is_alive())

    def test_its_end_is_noticed(self):
        self.watched(owner.wait_owner)

    def test_its_end_is_noticed_where_processes_cannot_be_waited_for(self):
        with mock.patch.object(os, "pidfd_open", side_effect=OSError, create=True):
            self.watched(owner.wait_owner)

    def test_one_that_is_not_there_has_ended(self):
        process = subprocess.Popen(["true"])
        process.wait()
        owner.wait_owner(process.pid)
        owner._wait_polling(process.pid)

    def test_one_that_is_not_ours_is_alive(self):
        with mock.patch("os.kill", side_effect=PermissionError):
            self.assertTrue(owner._alive(1))

    def test_a_parent_has_gone_when_there_is_another(self):
        with mock.patch("os.getppid", side_effect=[7, 7, 1]), mock.patch.object(owner, "_alive", return_value=True):
            with mock.patch.object(owner.time, "sleep"):
                owner._wait_polling(7)


if __name__ == "__main__":
    unittest.main()
