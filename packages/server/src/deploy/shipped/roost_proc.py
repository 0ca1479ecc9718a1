"""Processes of this machine as /proc shows them."""
import os, signal, time


def process_start(pid):
    """Clock ticks since boot at which the process started: with the pid, an identity that is never reused."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return int(file.read().rsplit(") ", 1)[1].split()[19])
    except (OSError, ValueError, IndexError):
        return None


def is_gone(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(") ", 1)[1][0] in "ZX"
    except (OSError, IndexError):
        return True


def pids():
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]


def marked(mark):
    """Processes whose environment carries the mark: what a step or an app started, however it detached itself."""
    wanted, found = mark.encode(), []
    for pid in pids():
        try:
            with open(f"/proc/{pid}/environ", "rb") as file:
                if wanted in file.read().split(b"\0"):
                    found.append(pid)
        except OSError:
            continue
    return found


def descendants(root):
    """Everything under a process, those who changed session or environment too."""
    children = {}
    for pid in pids():
        try:
            with open(f"/proc/{pid}/stat") as file:
                parent = int(file.read().rsplit(") ", 1)[1].split()[1])
            children.setdefault(parent, []).append(pid)
        except (OSError, ValueError, IndexError):
            continue
    found, queue = [], [root]
    while queue:
        below = children.get(queue.pop(), [])
        found += below
        queue += below
    return found


def kill_all(also, mark, grace, meanwhile=lambda: None):
    """Ends every process that carries the mark or that `also()` names: asks, waits `grace` seconds, then kills."""

    def alive():
        return [pid for pid in {*also(), *marked(mark)} if pid != os.getpid() and not is_gone(pid)]

    def send(victims, number):
        for pid in victims:
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass

    victims = alive()
    if victims and grace:
        send(victims, signal.SIGTERM)
        send(victims, signal.SIGCONT)
        deadline = time.monotonic() + grace
        while victims and time.monotonic() < deadline:
            meanwhile()
            time.sleep(0.01)
            victims = alive()
    # A process may fork while it is being killed: look again until nothing is left.
    deadline = time.monotonic() + 10
    while victims and time.monotonic() < deadline:
        send(victims, signal.SIGKILL)
        meanwhile()
        time.sleep(0.01)
        victims = alive()


def listening_ports(mark):
    """TCP ports on which processes with the mark listen, ascending."""
    by_inode = {}
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        try:
            with open(table) as file:
                rows = file.readlines()[1:]
        except OSError:
            continue
        for row in rows:
            columns = row.split()
            if columns[3] == "0A":
                by_inode[columns[9]] = int(columns[1].rsplit(":", 1)[1], 16)
    ports = set()
    for pid in marked(mark):
        try:
            for fd in os.listdir(f"/proc/{pid}/fd"):
                target = os.readlink(f"/proc/{pid}/fd/{fd}")
                if target.startswith("socket:[") and target[8:-1] in by_inode:
                    ports.add(by_inode[target[8:-1]])
        except OSError:
            continue
    return sorted(ports)
