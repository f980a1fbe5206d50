#!/bin/sh
# Brings a Debian or Ubuntu machine to where `mvn test` runs: a JDK with its headers, Maven, npm, Python with dill and a
# C compiler. Each is tried by running it, so whatever already works stays as it is, wherever it came from.
#
#   sh src/setup.sh            install what is missing
#   sh src/setup.sh --check    only say what is there and what is missing
#   sh src/setup.sh --interop  also what the examples of @interop need: a Linux kernel that runs as a program, with its own
#                              9P client, a network for it, and a server of another 9P; also with --check
#   sh src/setup.sh --help     print this heading
#
# The oldest that have all of it in their own packages are Debian 12 and Ubuntu 24.04: before them Python is too old.
#
# Root is needed only when something is missing; another user's run asks sudo.
#
# Exit status:
#   0   everything is there
#   1   something is missing: found by --check, or still so after apt-get was asked for it
#   2   something is missing that cannot be mended from here: no apt-get, or JAVA_HOME names an older Java
#   3   something is missing, and this user may not install it; the command for root is printed
#   64  the command line is wrong
set -u
LC_ALL=C
export LC_ALL

say() { printf 'setup: %s\n' "$*"; }
complain() { printf 'setup: %s\n' "$*" >&2; }

# --- what is there -------------------------------------------------------------------------------------------------
# Every probe prints what it found and succeeds, or prints what is wrong and fails.

# Maven runs on the Java of JAVA_HOME or, without one, the first on the PATH, and compiles with that. Java itself is
# asked where its home is, since the program on the PATH may be a script or a chain of links.
java_program() { if [ -n "${JAVA_HOME:-}" ]; then echo "$JAVA_HOME/bin/java"; else echo java; fi; }

java_property() { # name
    "$(java_program)" -XshowSettings:properties -version 2>&1 | sed -n "s/^ *$1 = //p"
}

probe_jdk() {
    java_home=$(java_property 'java\.home')
    java_release=$(java_property 'java\.specification\.version' | sed 's/^1\.//')
    if [ -z "$java_release" ]; then
        echo "'$(java_program)' does not run"
    elif [ "$java_release" -lt 17 ]; then
        echo "Java in $java_home is release $java_release"
    elif ! "$java_home/bin/javac" -version >/dev/null 2>&1; then
        echo "Java in $java_home has no compiler"
    elif ! [ -f "$java_home/include/jni.h" ]; then
        echo "Java in $java_home has no include/jni.h"
    else
        echo "release $java_release in $java_home"
        return 0
    fi
    return 1
}

# at_least 3.8 3.11.2: the second version is not older than the first; only the first two numbers count
at_least() {
    wanted=$1 found=$2
    [ "${found%%.*}" -gt "${wanted%%.*}" ] && return 0
    [ "${found%%.*}" -eq "${wanted%%.*}" ] || return 1
    rest=${found#*.}
    [ "${rest%%.*}" -ge "${wanted#*.}" ]
}

probe_version() { # program, oldest version that serves, version found
    if [ -z "$3" ]; then
        echo "'$1' does not run"
    elif ! at_least "$2" "$3"; then
        echo "'$1' is version $3"
    else
        echo "version $3"
        return 0
    fi
    return 1
}

probe_maven() { probe_version mvn 3.8 "$(mvn -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\.[0-9]*[.0-9]*\).*/\1/p')"; }

probe_npm() { probe_version npm 7.0 "$(npm --version 2>/dev/null | sed -n 's/^[0-9]*\.[0-9]*[.0-9]*$/&/p')"; }

# The system's own Python comes first: it is the one that a package can bring dill to.
probe_python() {
    reasons=
    for python in /usr/bin/python3 python3; do
        version=$("$python" -c 'import platform; print(platform.python_version())' 2>/dev/null)
        if [ -z "$version" ]; then
            reasons="$reasons; $python does not run"
        elif ! at_least 3.11 "$version"; then
            reasons="$reasons; $python is version $version"
        elif ! "$python" -c 'import dill' >/dev/null 2>&1; then
            reasons="$reasons; $python $version has no module dill"
        else
            echo "$python $version"
            return 0
        fi
    done
    echo "${reasons#; }"
    return 1
}

probe_compiler() {
    if ! command -v cc >/dev/null 2>&1; then
        echo "there is no 'cc'"
    elif ! printf '%s\n' '#include <stdio.h>' 'int main(void) { return puts("") < 0; }' |
        cc -o "$scratch/try" -x c - >/dev/null 2>&1; then
        echo "'cc' cannot build a program against the C library"
    else
        command -v cc
        return 0
    fi
    return 1
}

# The kernel's package brings its modules, for this one kernel.
probe_kernel() {
    modules=$(ls /usr/lib/uml/modules/*/kernel/fs/9p/9p.ko 2>/dev/null | tail -n 1)
    if ! command -v linux.uml >/dev/null 2>&1; then
        echo "there is no 'linux.uml'"
    elif [ -z "$modules" ]; then
        echo "'linux.uml' is there, without its modules for 9P"
    else
        echo "$(command -v linux.uml), with $modules"
        return 0
    fi
    return 1
}

# What a kernel without a system of its own is started with: programs that load modules and turn it off.
probe_busybox() {
    for applet in insmod poweroff; do
        if ! busybox --list 2>/dev/null | grep -qx "$applet"; then
            echo "there is no 'busybox' that has $applet"
            return 1
        fi
    done
    command -v busybox
}

probe_network() {
    if ! PATH=$PATH:/usr/sbin:/sbin ip -V >/dev/null 2>&1; then
        echo "'ip' does not run"
    elif ! command -v unshare >/dev/null 2>&1; then
        echo "there is no 'unshare'; it is in util-linux"
    elif ! [ -w /dev/net/tun ]; then
        echo "/dev/net/tun is not there, or not for this user: 'modprobe tun' as root, or a container that has the device"
    else
        echo "ip, unshare and /dev/net/tun"
        return 0
    fi
    return 1
}

probe_relay() { probe_version socat 1.7 "$(socat -V 2>/dev/null | sed -n 's/^socat version \([0-9.]*\).*/\1/p')"; }

probe_diod() {
    if PATH=$PATH:/usr/sbin:/sbin command -v diod; then return 0; fi
    echo "there is no 'diod'"
    return 1
}

name_of() {
    case $1 in
        kernel) echo 'a Linux kernel that runs as a program, with its 9P client' ;;
        busybox) echo 'busybox, which starts that kernel' ;;
        network) echo 'a network for that kernel' ;;
        relay) echo "socat, between that kernel and a session's socket" ;;
        diod) echo 'diod, a server of another 9P' ;;
        jdk) echo 'JDK 17 or newer, with headers' ;;
        maven) echo 'Maven 3.8 or newer' ;;
        npm) echo 'npm 7 or newer' ;;
        python) echo 'Python 3.11 or newer, with dill' ;;
        compiler) echo 'a C compiler with the C library' ;;
    esac
}

# look: tries everything, says what it finds, and leaves the names of what is missing in $missing
look() {
    missing=
    for tool in jdk maven npm python compiler $asked; do
        if answer=$(probe_$tool); then
            say "there: $(name_of $tool): $answer"
        else
            say "missing: $(name_of $tool): $answer"
            missing="$missing $tool"
        fi
    done
}

# --- what brings it ------------------------------------------------------------------------------------------------

candidate_of() { # package; the version that apt-get would install, empty when there is none
    apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: \([0-9].*\)/\1/p'
}

# A Java that runs but lacks its compiler gets the compiler of its own release. Otherwise 17 is taken, and the system's
# default where there is no 17 any more: its package carries the release in its version (2:1.21-76).
jdk_package() {
    own=$(java_property 'java\.specification\.version')
    if [ "${own%%.*}" -ge 17 ] 2>/dev/null && [ -n "$(candidate_of "openjdk-$own-jdk-headless")" ]; then
        echo "openjdk-$own-jdk-headless"
        return
    fi
    default=$(candidate_of default-jdk-headless | sed 's/^[0-9]*:1\.\([0-9]*\).*/\1/')
    if [ -z "$(candidate_of openjdk-17-jdk-headless)" ] && [ "$default" -ge 17 ] 2>/dev/null; then
        echo default-jdk-headless
    else
        echo openjdk-17-jdk-headless
    fi
}

# packages_for TOOL…: the packages, on one line. npm needs the system's certificates to reach its registry.
packages_for() {
    for tool; do
        case $tool in
            jdk) jdk_package ;;
            maven) echo maven ;;
            npm) echo npm ca-certificates ;;
            python) echo python3 python3-dill ;;
            compiler) echo gcc libc6-dev ;;
            kernel) echo user-mode-linux ;;
            busybox) echo busybox-static ;;
            network) echo iproute2 util-linux ;;
            relay) echo socat ;;
            diod) echo diod ;;
        esac
    done | paste -s -d ' ' -
}

as_root() { ${sudo:-} "$@"; }

# Sets how to become root: nothing for root, sudo when it works; fails when neither does. Only somebody at a terminal
# can be asked for a password.
become_root() {
    sudo=
    [ "$(id -u)" -eq 0 ] && return 0
    command -v sudo >/dev/null 2>&1 || return 1
    sudo=sudo
    [ -t 0 ] && return 0
    sudo -n true 2>/dev/null
}

install_missing() {
    say "asking apt-get for its newest lists"
    as_root apt-get -q -o DPkg::Lock::Timeout=120 update ||
        complain "the lists could not be renewed; trying with those that are here"
    packages=$(packages_for $missing)
    say "installing: $packages"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120 \
        install --no-install-recommends $packages
}

# --- the run -------------------------------------------------------------------------------------------------------

check_only=no
asked=
for argument; do
    case $argument in
        --check) check_only=yes ;;
        --interop) asked='kernel busybox network relay diod' ;;
        --help)
            sed -n '/^#!/d; /^#/!q; s/^# \{0,1\}//; p' "$0"
            exit 0
            ;;
        *)
            complain "unknown argument '$argument'; there are --check, --interop and --help"
            exit 64
            ;;
    esac
done

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

look
if [ -z "$missing" ]; then
    say "nothing to do: everything is there"
    exit 0
fi
if [ $check_only = yes ]; then
    complain "missing:$missing; 'sh src/setup.sh${asked:+ --interop}' installs it"
    exit 1
fi
if [ -n "${JAVA_HOME:-}" ] && ! probe_jdk >/dev/null; then
    complain "JAVA_HOME is $JAVA_HOME, and Maven would use it: unset it, or name a JDK 17 or newer there; then run this again"
    exit 2
fi
if ! command -v apt-get >/dev/null 2>&1; then
    complain "this system has no apt-get; install these yourself, then run this again:"
    for tool in $missing; do complain "  $(name_of $tool)"; done
    exit 2
fi
if ! become_root; then
    complain "only root can install what is missing; as root, run:"
    complain "  apt-get update && apt-get install -y --no-install-recommends $(packages_for $missing)"
    exit 3
fi
if ! install_missing; then
    complain "apt-get could not install what is missing; what it said stands above"
    exit 1
fi
look
if [ -n "$missing" ]; then
    complain "installed, and still missing:$missing; the lines above say what was found instead (Debian 12 and Ubuntu 24.04 are the oldest that have it all)"
    exit 1
fi
say "ready: everything is there"
