# Starts a kernel through a process in between: with-owner.py COMMAND…
#
# The process in between is the kernel's parent; it collects the kernel and ends as it ended. If it is killed itself, this
# program is the one that collects the kernel and ends as it ended. With OWNER=another in the environment there is a third
# process, and the kernel is told that this one owns it. Each one's id is in a file of the home folder, parent or owner, and
# parent-gone or owner-gone appears there once it has ended and been collected.
import ctypes
import os
import signal
import sys

PR_SET_CHILD_SUBREAPER = 36
HOME = os.environ["HOME"]


def note(name, text):
    part = os.path.join(HOME, name + ".part")
    with open(part, "w") as file:
        file.write(str(text))
    os.rename(part, os.path.join(HOME, name))


def noted(name):
    with open(os.path.join(HOME, name)) as file:
        return int(file.read())


def start(name, life):
    pid = os.fork()
    if not pid:
        life()
    note(name, pid)
    return pid


def forget_streams():
    for stream in 0, 1:
        os.dup2(os.open(os.devnull, os.O_RDWR), stream)


def own():
    forget_streams()
    while True:
        signal.pause()


def be_parent():
    kernel = os.fork()
    if not kernel:
        os.execvp(sys.argv[1], sys.argv[1:])
    note("kernel", kernel)
    forget_streams()
    os._exit(os.waitstatus_to_exitcode(os.waitpid(kernel, 0)[1]) & 0xFF)


ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
owner = None
if os.environ.pop("OWNER", ""):
    owner = start("owner", own)
    os.environ["PRIME_AGENT_KERNEL_OWNER_PID"] = str(owner)
parent = start("parent", be_parent)
forget_streams()

while True:
    pid, status = os.wait()
    if pid == owner:
        owner = None
        note("owner-gone", status)
    elif pid == parent and os.WIFSIGNALED(status):
        note("parent-gone", status)
    elif pid == parent or pid == noted("kernel"):
        break
if owner:
    os.kill(owner, signal.SIGKILL)
    os.waitpid(owner, 0)
sys.exit(os.waitstatus_to_exitcode(status) & 0xFF)
