#!/bin/sh
# Makes the command TARGET/pardes, which starts a session server.
#
#   sh src/main/sh/assemble-pardes.sh TARGET JAVA_HOME JNA_JAR RE2J_JAR
#
# TARGET holds classes/, which Maven has just compiled. In TARGET/pardes.cache stand the jar, with the libraries in it, and
# what only makes a start faster: the classes as the Java machine archives them, and JNA's library unpacked. The archive is
# made by one session that serves itself and ends; without it the command works and takes longer to begin.
set -u
script=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
target=$(cd "$1" && pwd) || exit 64
java_home=$2
jna=$3
re2j=$4
cache=$target/pardes.cache

cd "$target/classes" || exit 1
files=$(find assay/os assay/channel assay/ninep assay/reference/pardes -type f | LC_ALL=C sort)
build=$({ echo "$java_home $jna $re2j"; cat $files "$script"; } | sha256sum | cut -c1-16)
[ -x "$target/pardes" ] && [ -f "$cache/$build/complete" ] && exit 0

rm -rf "$cache"
home=$cache/$build
mkdir -p "$home/jar" || exit 1
cp --parents $files "$home/jar" || exit 1
cd "$home/jar" || exit 1
"$java_home/bin/jar" xf "$jna" com/sun/jna && "$java_home/bin/jar" xf "$re2j" com/google || exit 1
mv com/sun/jna/linux-x86-64/libjnidispatch.so "$home" || exit 1
find com/sun/jna -type f ! -name '*.class' -exec rm -f {} +
"$java_home/bin/jar" cfM0 "$home/pardes.jar" . && rm -rf "$home/jar" || exit 1
cd "$home" || exit 1

# A start costs a quarter less without compiling what runs but a few times, and a little less with the archive where it
# was meant to lie: anywhere else each of its pages is written to.
starting="-XX:CompileThresholdScaling=5 -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0"
# Java reads the names of files by the locale, and children are to have the session's own: the command keeps it for them.
# What it says when it cannot begin, for one for want of memory, is no output of the session's.
options="-Xss4m -Xmx768m -XX:+UseG1GC $starting -XX:-UsePerfData -XX:-MaxFDLimit -Xlog:disable -Xlog:all=off
    -XX:+DisplayVMOutputToStderr -Xshare:auto -Dfile.encoding=UTF-8 -Djna.platform.library.path=/lib -Djna.boot.library.path=$home -Djna.nounpack=true"
cat >"$home/pardes" <<LAUNCHER
#!/bin/sh
[ . -ef "\$PWD" ] || { echo "pardes: the working directory is gone, so no file can be named" >&2; exit 1; }
[ -z "\${LC_ALL+x}" ] || export PARDES_LC_ALL="\$LC_ALL"
export LC_ALL=C.UTF-8
unset JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS
exec '$java_home/bin/java' -XX:SharedArchiveFile='$home/classes.jsa' $(echo $options) \\
    -cp '$home/pardes.jar' assay.reference.pardes.Main "\$@"
LAUNCHER
chmod 755 "$home/pardes"

rehearsal=$(mktemp -d "${TMPDIR:-/tmp}/pardes.XXXXXX") || exit 1
(cd "$rehearsal" && echo rehearsed >file.txt &&
    LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=$rehearsal HOME=$rehearsal XDG_CONFIG_HOME=$rehearsal SHELL=/bin/sh \
    "$java_home/bin/java" -XX:ArchiveClassesAtExit="$home/classes.jsa" $options \
    -cp "$home/pardes.jar" assay.reference.pardes.Rehearsal --detach=rehearsal file.txt </dev/null >/dev/null 2>&1)
rm -rf "$rehearsal"
[ -f "$home/classes.jsa" ] || echo "pardes: its classes could not be archived, so it starts more slowly" >&2
cp "$home/pardes" "$target/pardes" || exit 1
: >"$home/complete"
