import type { MachineSpec } from "../driver.ts";

/** The machine's only account. Its uid outside is another one; see `sandbox.ts`. */
export const GUEST_USER = "ubuntu";
export const GUEST_HOME = `/home/${GUEST_USER}`;
export const GUEST_SSH_PORT = 2222;

/** slirp4netns' own DNS relay, which asks the host's resolver. */
const GUEST_DNS = "10.0.2.3";

const BASHRC = `# ~/.bashrc: read by interactive shells.
case $- in *i*) ;; *) return ;; esac
HISTCONTROL=ignoreboth
HISTSIZE=5000
HISTFILESIZE=20000
shopt -s histappend checkwinsize
PS1='\\[\\e[01;32m\\]\\u@\\h\\[\\e[00m\\]:\\[\\e[01;34m\\]\\w\\[\\e[00m\\]\\$ '
case "$TERM" in xterm*) PS1="\\[\\e]0;\\u@\\h: \\w\\a\\]$PS1" ;; esac
alias ls='ls --color=auto'
alias grep='grep --color=auto'
alias ll='ls -alF'
[ ! -r /usr/share/bash-completion/bash_completion ] || . /usr/share/bash-completion/bash_completion
`;

const PROFILE = `# ~/.profile: read by login shells.
[ -z "$BASH_VERSION" ] || [ ! -r ~/.bashrc ] || . ~/.bashrc
`;

/**
 * The machine's first program. It writes into the home from inside, as the machine's own user, so that
 * a link planted there can mislead nobody but the machine itself. The SSH server starts again when it
 * is killed; when this script is killed, the machine stops, as one that was switched off. Signals are
 * caught rather than ignored: every program of the machine would inherit that it ignores them.
 */
const BOOT = `umask 022
trap : HUP PIPE TERM
cd
[ -e .profile ] || cp -R /etc/skel/. .
[ -d .local/bin ] || mkdir -p .local/bin
[ -d .ssh ] || mkdir .ssh
chmod go-w . .ssh
key=$(cat /etc/roost/authorized_keys)
if [ -e .ssh/authorized_keys ] && grep -qxF "$key" .ssh/authorized_keys; then :; else
	echo "$key" >>.ssh/authorized_keys
fi
chmod go-w .ssh/authorized_keys
while :; do
	/usr/sbin/dropbear -F -E -e -s -m -K 30 -W 1048576 -p ${GUEST_SSH_PORT} -r /etc/roost/hostkey </dev/null >/run/sshd.log 2>&1
	tail -n 3 /run/sshd.log >&2
	sleep 0.2
done
`;

/** Files of the machine's /etc by their path below it. None of them holds a secret or a path of the host. */
export function etcFiles(spec: MachineSpec, publicKey: string, path: string): Record<string, string> {
	return {
		passwd: `root:x:0:0:root:/root:/bin/bash\n${GUEST_USER}:x:1000:1000:${GUEST_USER}:${GUEST_HOME}:/bin/bash\nnobody:x:65534:65534:nobody:/:/usr/sbin/nologin\n`,
		// No tty group: the SSH server would try to give a terminal to it, which a single mapped gid cannot.
		group: `root:x:0:\n${GUEST_USER}:x:1000:\nnogroup:x:65534:\n`,
		hostname: `${spec.hostname}\n`,
		hosts: `127.0.0.1 localhost ${spec.hostname}\n::1 localhost ip6-localhost\n`,
		"resolv.conf": `nameserver ${GUEST_DNS}\n`,
		"nsswitch.conf": "passwd: files\ngroup: files\nhosts: files dns\nservices: files\nprotocols: files\n",
		shells: "/bin/sh\n/bin/bash\n",
		profile: `export PATH="${path}"\n[ -z "$PS1" ] || [ ! -r /etc/bash.bashrc ] || . /etc/bash.bashrc\n`,
		// bash reads this for commands over SSH too, where the SSH server has put a poorer PATH.
		"bash.bashrc": `[ "\${SHLVL:-1}" -gt 1 ] || export PATH="${path}"\n[ -z "$PS1" ] || PS1='\\u@\\h:\\w\\$ '\n`,
		"skel/.profile": PROFILE,
		"skel/.bashrc": BASHRC,
		"skel/.npmrc": `prefix=${GUEST_HOME}/.local\nfund=false\nupdate-notifier=false\n`,
		"roost/authorized_keys": `${publicKey}\n`,
		"roost/boot": BOOT,
	};
}
