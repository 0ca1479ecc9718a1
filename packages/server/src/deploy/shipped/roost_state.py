"""What is kept of each application, and the ports they have."""
import fcntl, json, os, socket

HOME = os.path.expanduser("~")


class App:
    """Where everything of one application is."""

    def __init__(self, slug):
        self.slug = slug
        self.dir = os.path.join(HOME, ".roost", "apps", slug)
        self.project = os.path.join(HOME, "apps", slug)
        self.releases = os.path.join(HOME, "apps-releases", slug)
        self.data = os.path.join(HOME, "apps-data", slug)

    def path(self, name):
        return os.path.join(self.dir, name)

    def read(self, name):
        try:
            with open(self.path(name)) as file:
                return json.load(file)
        except (OSError, ValueError):
            return None

    def write(self, name, value):
        # The rename makes a half-written file impossible; the mode keeps secrets in env to their owner.
        draft = self.path(name + ".draft")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(value, file)
        os.replace(draft, self.path(name))

    def release(self):
        return (self.read("app.json") or {}).get("release")

    def link_project(self):
        """app.json decides which release the project is: the link follows it, and never the other way round."""
        draft = self.path("project.draft")
        if os.path.lexists(draft):
            os.unlink(draft)
        os.symlink(os.path.join(self.releases, self.release()), draft)
        os.makedirs(os.path.dirname(self.project), exist_ok=True)
        os.replace(draft, self.project)

    def lock(self, name, wait=True):
        """The held lock's file, or None. The kernel lets go when the holder dies, however it dies."""
        os.makedirs(self.dir, 0o700, exist_ok=True)
        file = open(self.path(name), "w")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            return file
        except BlockingIOError:
            file.close()
            return None

    def supervised(self):
        held = self.lock("run.lock", wait=False) if os.path.isdir(self.dir) else None
        if held is None:
            return os.path.isdir(self.dir)
        held.close()
        return False


def port_is_free(port):
    for family, address in ((socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::")):
        try:
            with socket.socket(family, socket.SOCK_STREAM) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind((address, port))
        except OSError as error:
            if error.errno in (97, 99):  # this machine has no such family
                continue
            return False
    return True


def choose_port(app, wanted, first):
    """An app keeps its port; a new one gets the first that no app of this machine has and nobody listens on."""
    others, mine = set(), None
    root = os.path.dirname(app.dir)
    for slug in os.listdir(root):
        port = (App(slug).read("app.json") or App(slug).read("port.json") or {}).get("port")
        if slug == app.slug:
            mine = port
        elif port:
            others.add(port)
    candidates = [p for p in (wanted, mine) if p] + list(range(first, first + 500))
    for port in candidates:
        if port not in others and (port == mine or port_is_free(port)):
            return port
    raise SystemExit("no free port")


def environment(request):
    """What a step or an app runs with: the machine's own settings, then the request's. The session's own go."""
    own = {k: v for k, v in os.environ.items() if not k.startswith("SSH_") and k not in ("SHLVL", "OLDPWD", "_")}
    path = ":".join([*request.get("path", []), own.get("PATH", "/usr/local/bin:/usr/bin:/bin")])
    return {**own, **request["env"], "PATH": path}
