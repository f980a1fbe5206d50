"""The examiner: a process that owes assay's platform layer nothing, and asks the kernel in Python's own calls.

serve        answers requests on standard input, a line each, its words set apart by tabs
hand KIND NUMBER PROGRAM …  becomes another program, which finds a descriptor of that kind open at that number
report FILE  writes down how it was started, then stays until it is ended; with "raw" behind it, it first makes its
             terminal raw, with "resized" it also notes the size that comes with the next SIGWINCH
"""

import array
import fcntl
import os
import signal
import socket
import struct
import sys
import termios

sockets = {}
children = []


def put_at(descriptor, number):
    os.dup2(descriptor, int(number))
    os.close(descriptor)
    return ""


def fork(work):
    """A child that lives until its parent does not: it waits for the end of a pipe."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(writing)
        work()
        os.read(reading, 1)
        os._exit(0)
    os.close(reading)
    children.append((pid, writing))
    return pid


def corpse():
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    children.append((pid, None))
    return pid


def listen(path):
    sockets["listener"] = socket.socket(socket.AF_UNIX)
    sockets["listener"].bind(path)
    sockets["listener"].listen(8)
    return ""


def accept():
    sockets["peer"] = sockets["listener"].accept()[0]
    return ""


def connect(path, uid):
    """The kernel notes who dials at the moment of dialling."""
    sockets["peer"] = socket.socket(socket.AF_UNIX)
    os.seteuid(int(uid))
    try:
        sockets["peer"].connect(path)
    finally:
        os.seteuid(os.getuid())
    return ""


def receive(count):
    total = 0
    while total < int(count):
        got = len(sockets["peer"].recv(min(65536, int(count) - total)))
        if got == 0:
            break
        total += got
    return total


def pending():
    size = array.array("i", [0])
    fcntl.ioctl(sockets["peer"], termios.FIONREAD, size)
    return size[0]


def datagram():
    """The address is spelled here as the kernel's table spells it: four bytes as one number, then the port."""
    sockets["datagram"] = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sockets["datagram"].bind(("127.0.0.1", 0))
    host, port = sockets["datagram"].getsockname()
    return "%08X:%04X" % (struct.unpack("=I", socket.inet_aton(host))[0], port)


def dial_datagram(address):
    """A second socket that talks to the first: its remote address is the first one's local address."""
    host, port = sockets["datagram"].getsockname()
    sockets["dialler"] = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sockets["dialler"].connect((host, port))
    sockets.pop("datagram").close()
    return ""


def on_terminal(path, ask):
    terminal = os.open(path, os.O_RDWR | os.O_NOCTTY)
    try:
        return ask(terminal)
    finally:
        os.close(terminal)


def size_of(terminal):
    rows, columns, _, _ = struct.unpack("HHHH", fcntl.ioctl(terminal, termios.TIOCGWINSZ, bytes(8)))
    return "%d by %d" % (columns, rows)


def modes_of(terminal):
    local = termios.tcgetattr(terminal)[3]
    return "%s, %s" % ("lines" if local & termios.ICANON else "no lines", "echo" if local & termios.ECHO else "no echo")


def set_modes(terminal, lines, echo):
    attributes = termios.tcgetattr(terminal)
    for bit, wanted in ((termios.ICANON, lines), (termios.ECHO, echo)):
        attributes[3] = attributes[3] | bit if wanted == "on" else attributes[3] & ~bit
    termios.tcsetattr(terminal, termios.TCSANOW, attributes)
    return ""


def set_size(terminal, columns, rows):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", int(rows), int(columns), 0, 0))
    return ""


def write_to(path, text):
    with open(path, "ab", buffering=0) as file:
        return file.write(text.encode())


def call_itself(name):
    """The first fifteen bytes of it, as the kernel keeps them."""
    with open("/proc/self/comm", "w") as file:
        return file.write(name)


def lock(path):
    """Takes a lock of the other kind, which belongs to a process and not to an open file."""
    held = os.open(path, os.O_RDWR)
    try:
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return "taken"
    except BlockingIOError:
        return "held by another"
    finally:
        os.close(held)


def stat(path):
    seen = os.stat(path)
    return "device %d, inode %d, links %d, mode %o" % (seen.st_dev, seen.st_ino, seen.st_nlink, seen.st_mode & 0o7777)


def descriptors():
    """Its own, but for the one that looking takes."""
    held = []
    for name in os.listdir("/proc/self/fd"):
        try:
            held.append("%s %s" % (name, os.readlink("/proc/self/fd/" + name)))
        except FileNotFoundError:
            continue
    return "; ".join(sorted(held, key=lambda each: int(each.split(" ")[0])))


def facts():
    try:
        terminal = os.ttyname(0)
    except OSError:
        terminal = "none"
    yield "pid", os.getpid()
    yield "parent", os.getppid()
    yield "uid", os.getuid()
    yield "session", os.getsid(0)
    yield "terminal", terminal
    if terminal != "none":
        yield "size", size_of(0)
        yield "foreground", os.tcgetpgrp(0)
    yield "descriptors", descriptors()
    yield "blocked", " ".join(str(int(each)) for each in sorted(signal.pthread_sigmask(signal.SIG_BLOCK, [])))
    yield "directory", os.getcwd()
    for name, value in sorted(os.environ.items()):
        yield "variable " + name, value


def collect(pid):
    return os.waitstatus_to_exitcode(os.waitpid(int(pid), 0)[1])


REQUESTS = {
    "ping": lambda: "pong",
    "open": lambda number: put_at(os.open("/dev/null", os.O_RDWR), number),
    "carrier": lambda number: put_at(os.memfd_create("examined"), number),
    "master": lambda path, number: put_at(os.open(path, os.O_RDWR | os.O_NOCTTY), number),
    "child": lambda: fork(lambda: None),
    "corpse": corpse,
    "listen": listen,
    "accept": accept,
    "connect": connect,
    "receive": receive,
    "pending": pending,
    "hang up": lambda: sockets.pop("peer").close() or "",
    "datagram": datagram,
    "dial datagram": dial_datagram,
    "chmod": lambda path, mode: os.chmod(path, int(mode, 8)) or "",
    "size": lambda path: on_terminal(path, size_of),
    "modes": lambda path: on_terminal(path, modes_of),
    "set modes": lambda path, lines, echo: on_terminal(path, lambda terminal: set_modes(terminal, lines, echo)),
    "set size": lambda path, columns, rows: on_terminal(path, lambda terminal: set_size(terminal, columns, rows)),
    "write to": write_to,
    "call itself": call_itself,
    "lock": lock,
    "stat": stat,
    "fact": lambda name: dict(facts()).get(name, "none"),
    "read": lambda number: os.pread(int(number), 65536, 0).decode(),
    "collect": collect,
    "end": lambda pid: os.kill(int(pid), signal.SIGKILL) or "",
}


def serve():
    print("ok\tready", flush=True)
    for line in sys.stdin:
        request, *words = line.rstrip("\n").split("\t")
        try:
            print("ok\t%s" % REQUESTS[request](*words), flush=True)
        except OSError as refused:
            print("refused\t%s\t%s" % (refused.errno, refused.strerror), flush=True)
    for pid, alive in children:
        if alive is not None:
            os.close(alive)
        try:
            os.waitpid(pid, 0)
        except ChildProcessError:
            pass


def report(path, *wishes):
    resized = []
    if "raw" in wishes:
        set_modes(0, "off", "off")
    if "resized" in wishes:
        signal.signal(signal.SIGWINCH, lambda number, frame: resized.append(size_of(0)))
    write(path, facts())
    while True:
        signal.pause()
        if resized:
            write(path + ".resized", [("size", resized[-1])])


HANDED = {
    "stream": lambda: socket.socket(socket.AF_UNIX, socket.SOCK_STREAM).detach(),
    "datagram": lambda: socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).detach(),
    "pipe": lambda: os.pipe()[0],
}


def hand(kind, number, *command):
    put_at(HANDED[kind](), number)
    os.execv(command[0], command)


def write(path, pairs):
    """Whoever waits for the file finds it whole."""
    with open(path + ".part", "w") as file:
        file.writelines("%s\t%s\n" % pair for pair in pairs)
    os.rename(path + ".part", path)


if __name__ == "__main__":
    {"serve": serve, "report": report, "hand": hand}[sys.argv[1]](*sys.argv[2:])
