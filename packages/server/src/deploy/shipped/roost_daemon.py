"""The supervisor of one application: starts it, keeps its output, restarts it when it ends."""
import os, select, signal, time

from roost_proc import descendants, kill_all, process_start
from roost_state import environment

LOG_BYTES = 5_000_000


class LogFile:
    """What the app prints, at most LOG_BYTES in `log` and as much again in `log.1`."""

    def __init__(self, app):
        self.path = app.path("log")
        self.fd = self.size = None

    def restart(self):
        """A deployment begins with an empty log; the one before stays readable as log.1."""
        if os.path.exists(self.path):
            os.replace(self.path, self.path + ".1")
        os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600))

    def write(self, data):
        try:
            if self.fd is None:
                self.fd = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
                self.size = os.fstat(self.fd).st_size
            if self.size + len(data) > LOG_BYTES:
                os.close(self.fd)
                self.fd = None
                self.restart()
                self.fd, self.size = os.open(self.path, os.O_WRONLY | os.O_APPEND), 0
            self.size += os.write(self.fd, data)
        except OSError:
            pass  # a full disk must not stop the app: its output is dropped until there is room


class Supervisor:
    def __init__(self, app):
        self.app, self.spec, self.log = app, app.read("app.json"), LogFile(app)
        self.me = {"pid": os.getpid(), "start": process_start(os.getpid())}
        self.child = self.pipe = self.exit = None
        self.restarts = self.failures = 0
        self.started, self.retry_at, self.stopping = 0.0, None, False

    def note(self, text):
        self.log.write(f"[roost] {text}\n".encode())

    def tell(self, state):
        self.app.write(
            "state.json",
            {
                "state": state,
                "since": time.time(),
                "restarts": self.restarts,
                "exit": self.exit,
                "child": self.child,
                "supervisor": self.me,
            },
        )

    def spawn(self):
        if self.pipe is not None:
            os.close(self.pipe)
        self.pipe, out = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        os.set_blocking(out, True)
        pid = os.fork()
        if pid == 0:
            for number in (signal.SIGTERM, signal.SIGCHLD, signal.SIGPIPE, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.setsid()
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(out, 1)
            os.dup2(out, 2)
            argv = self.spec["argv"]
            try:
                os.chdir(self.app.project)
                env = dict(environment(self.spec), ROOST_APP=self.app.slug, PWD=self.app.project)
                os.execvpe(argv[0], argv, env)
            except OSError as error:
                os.write(2, f"{argv[0]}: {error.strerror}\n".encode())
            os._exit(127)
        os.close(out)
        self.child, self.started, self.retry_at = pid, time.monotonic(), None
        self.tell("running")

    def drain(self):
        """Takes what there is to read; never waits."""
        while self.pipe is not None:
            try:
                data = os.read(self.pipe, 65536)
            except BlockingIOError:
                return
            if not data:
                os.close(self.pipe)
                self.pipe = None
                return
            self.log.write(data)

    def reap(self):
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if pid == self.child:
                self.child = None
                code = os.waitstatus_to_exitcode(status)
                self.exit = {
                    "code": code if code >= 0 else None,
                    "signal": signal.Signals(-code).name if code < 0 else None,
                    "at": time.time(),
                }

    def end_everything(self, grace):
        kill_all(lambda: descendants(os.getpid()), "ROOST_APP=" + self.app.slug, grace, self.housekeep)

    def housekeep(self):
        self.drain()
        self.reap()

    def after_exit(self):
        """The app ended by itself: what it left behind goes too, or the port would stay taken."""
        self.end_everything(1)
        self.housekeep()
        if time.monotonic() - self.started >= self.spec["healthyAfterSeconds"]:
            self.failures = 0
        waits = self.spec["backoffSeconds"]
        wait = waits[min(self.failures, len(waits) - 1)]
        self.failures += 1
        self.restarts += 1
        how = f"signal {self.exit['signal']}" if self.exit["signal"] else f"code {self.exit['code']}"
        self.note(f"the app ended with {how}; starting it again in {wait} s")
        self.retry_at = time.monotonic() + wait
        self.tell("restarting")

    def run(self, wakeup):
        self.spawn()
        while not self.stopping:
            inputs = [wakeup] + ([self.pipe] if self.pipe is not None else [])
            wait = None if self.retry_at is None else max(0.0, self.retry_at - time.monotonic())
            readable, _, _ = select.select(inputs, [], [], wait)
            if wakeup in readable:
                os.read(wakeup, 4096)
            had_child = self.child is not None
            self.housekeep()
            if self.stopping:
                break
            if had_child and self.child is None:
                self.after_exit()
            elif self.retry_at is not None and time.monotonic() >= self.retry_at:
                self.spawn()
        self.end_everything(self.spec["graceSeconds"])
        self.housekeep()
        self.tell("stopped")


def adopt_orphans():
    """Grandchildren whose parent ends become ours instead of pid 1's, so that none is lost from sight."""
    try:
        import ctypes

        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
    except (ImportError, OSError, AttributeError):
        pass  # the mark in the environment still finds all but those that cleared it


def become_supervisor(app, ready):
    """Detaches from the SSH session for good; never returns."""
    os.setsid()
    if os.fork():
        os._exit(0)
    deadline = time.monotonic() + 2
    while (held := app.lock("run.lock", wait=False)) is None:
        # `status` holds the lock for an instant to see whether it is free; longer than that, it is taken.
        if time.monotonic() > deadline:
            os._exit(0)
        time.sleep(0.005)
    null = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(null, fd)
    # Nothing else may stay open: an inherited channel would keep the SSH session from ending,
    # an inherited lock would outlive its command.
    keep = {0, 1, 2, ready, held.fileno()}
    for fd in [int(name) for name in os.listdir("/proc/self/fd")]:
        if fd not in keep:
            try:
                os.close(fd)
            except OSError:
                pass
    os.chdir("/")
    adopt_orphans()
    supervisor = Supervisor(app)
    wakeup, tick = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
    signal.set_wakeup_fd(tick, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: setattr(supervisor, "stopping", True))
    supervisor.tell("starting")
    os.write(ready, b"1")
    os.close(ready)
    try:
        supervisor.run(wakeup)
    except BaseException as error:
        supervisor.note(f"the supervisor failed: {error!r}")
        supervisor.end_everything(1)
    os._exit(0)
