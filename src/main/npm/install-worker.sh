#!/bin/sh
# Installs the real monty worker into this user's cache folder, unless a good copy is there already:
#
#   ${ASSAY_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/assay}/monty-VERSION/monty
#
#   sh src/main/npm/install-worker.sh              install it if it is missing or damaged
#   sh src/main/npm/install-worker.sh --lenient    the same, but a failure is only told: a build goes on with 0, and
#                                                  the suite says inconclusive
#
# Started by an offline Maven, it does not ask npm. Exit status: 0 the worker is there (or --lenient), 1 it is not,
# 64 the command line is wrong.
set -u
here=$(dirname "$0")

property() { sed -n "s/^$1=//p" "$here/worker.properties"; }

package=$(property package)
version=$(property version)
file=$(property file)
sha256=$(property sha256)

failure=1
for argument; do
    case $argument in
        --lenient) failure=0 ;;
        *)
            echo "worker: unknown argument '$argument'; there is only --lenient" >&2
            exit 64
            ;;
    esac
done

# give_up WHAT_FAILED [WHAT_HELPS]: one line, always with the way to name another build
give_up() {
    echo "worker: monty $version is not installed: $1; ${2:+$2, or }name a build of your own:" \
        '-Dsubject.monty="/path/monty subprocess"' >&2
    exit $failure
}

again="run 'sh src/main/npm/install-worker.sh' to try again"

is_the_worker() { [ -f "$1" ] && [ "$({ sha256sum <"$1"; } 2>/dev/null)" = "$sha256  -" ]; }

if [ -n "${ASSAY_CACHE:-}" ]; then
    cache=$ASSAY_CACHE
elif [ -n "${XDG_CACHE_HOME:-}" ]; then
    cache=$XDG_CACHE_HOME/assay
elif [ -n "${HOME:-}" ]; then
    cache=$HOME/.cache/assay
else
    give_up "none of ASSAY_CACHE, XDG_CACHE_HOME and HOME is set" "set ASSAY_CACHE to a folder for it and build again"
fi
worker=$cache/monty-$version/$file

is_the_worker "$worker" && [ -x "$worker" ] && exit 0

machine="$(uname -s) $(uname -m)"
[ "$machine" = 'Linux x86_64' ] || give_up "$package is made for Linux x86_64, and this is $machine"
# Maven hands its offline switch to nobody; but its launcher leaves the command line in the environment.
case " ${MAVEN_CMD_LINE_ARGS:-} " in
    *' -o '* | *' --offline '*)
        state='is missing or damaged'
        [ ! -f "$worker" ] || [ -r "$worker" ] || state='may not be read by this user'
        give_up "Maven is offline, and $worker $state" "build once without -o" ;;
esac
command -v npm >/dev/null 2>&1 || give_up "there is no npm on the PATH" "run 'sh src/setup.sh' and build again"

# A run that was killed outright could not clear up; a day later nobody works in its folder any more.
find "$cache" -maxdepth 1 -name '.installing-*' -mtime +0 -exec rm -rf {} + 2>/dev/null

# The work happens beside the place where the worker belongs, so that the last step is one atomic rename: another
# build that installs at the same time finds a whole file, or none.
private=
trap 'test -z "$private" || rm -rf "$private"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
{ mkdir -p "$cache" && private=$(mktemp -d "$cache/.installing-XXXXXX"); } 2>/dev/null ||
    give_up "$cache cannot be written" "set ASSAY_CACHE to a folder that can be and build again"

# npm's own cache stays in the private folder as well: nothing of this needs, or is left in, the user's home.
fetch() {
    cp "$here/package.json" "$here/package-lock.json" "$private" && cd "$private" &&
        npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier --engine-strict=false --loglevel=error \
            --cache "$private/npm" --fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-timeout=30000
}

echo "worker: installing monty $version into $cache/monty-$version" >&2
if ! said=$(fetch 2>&1 </dev/null); then
    case $said in
        *ENOSPC* | *'o space left on device'*)
            give_up "the disk of $cache is full" "make room, or set ASSAY_CACHE to a folder on another disk, and build again" ;;
    esac
    reason=$(printf '%s\n' "$said" | sed -n 's/^npm [A-Za-z!]* *//; /^code /d; /^errno /d; /^syscall /d; /./{p;q;}')
    give_up "npm could not fetch $package: ${reason:-it gave no reason}" "$again"
fi
fetched=$private/node_modules/$package/$file
is_the_worker "$fetched" || give_up "the file that npm fetched does not have the SHA-256 $sha256" "$again"
"$fetched" --version >/dev/null 2>&1 </dev/null ||
    give_up "it does not run on this machine; it needs the GNU C library 2.28 and a file system that lets programs run" \
        "set ASSAY_CACHE to another folder and build again"
{ mkdir -p "$cache/monty-$version" && mv -fT "$fetched" "$worker"; } 2>/dev/null ||
    give_up "$worker cannot be written" "$again"
