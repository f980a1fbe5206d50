#!/bin/sh
# Makes the mux image, TARGET/mux: one file, a small program with the jar behind it that it runs.
#
#   sh src/main/c/assemble.sh TARGET JAVA_HOME JNA_JAR
#
# TARGET holds classes/, which Maven has just compiled. Beside the image, in TARGET/mux.cache, stands what only makes a
# start faster: the classes as the Java machine archives them, and JNA's library unpacked. An image runs without them.
#
# An archive is good for one build, under whatever path and age a copy of the image has: the class path is the same for
# all, and a file of the year 1970, as the image is while the archive is made, has its age never compared.
#
# A machine that lacks what is needed is told so in one line, and the build goes on: the suite then says inconclusive.
set -u
here=$(cd "$(dirname "$0")" && pwd)
target=$(cd "$1" && pwd) || exit 64
java_home=$2
jna=$3
cache=$target/mux.cache
version=${MUX_VERSION:-0.1.0}

give_up() {
    echo "mux: there is no image: $*; sh src/setup.sh brings what is missing" >&2
    rm -f "$target/mux"
    exit 0
}

command -v cc >/dev/null 2>&1 || give_up "there is no C compiler"
[ -f "$java_home/include/jni.h" ] || give_up "Java in $java_home has no include/jni.h"

cd "$target/classes" || exit 1
classes=$(find assay/os assay/reference/mux -name '*.class' | LC_ALL=C sort)
build=$({ echo "$java_home $version"; cat $classes "$here/mux.c" "$here/assemble.sh"; } | sha256sum | cut -c1-16)
[ -x "$target/mux" ] && [ -f "$cache/$build/complete" ] && exit 0

rm -rf "$cache"
mkdir -p "$cache/$build/jar" || exit 1
home=$cache/$build

# The version has a place of one width, and is stored as it is: who wants a newer image writes another one there.
mkdir -p "$home/jar/assay/reference/mux/image"
printf '%-24s' "$version" >"$home/jar/assay/reference/mux/image/version"
cp --parents $classes "$home/jar" || exit 1
cd "$home/jar" || exit 1
"$java_home/bin/jar" xf "$jna" com/sun/jna || give_up "JNA could not be unpacked"
cp com/sun/jna/linux-x86-64/libjnidispatch.so "$home" && chmod 644 "$home/libjnidispatch.so"
find com/sun/jna -mindepth 1 -maxdepth 1 -type d ! -name linux-x86-64 ! -name internal ! -name ptr ! -name win32 \
    -exec rm -rf {} +
"$java_home/bin/jar" cfM0 "$home/mux.jar" assay com || give_up "the jar could not be written"

cc -O2 -Wall -Wextra -o "$home/launcher" "$here/mux.c" -I"$java_home/include" -I"$java_home/include/linux" \
    "-DJAVA_HOME_BUILT_WITH=\"$java_home\"" "-DCACHE=\"$cache\"" "-DBUILD=\"$build\"" -ldl -lpthread ||
    give_up "the launcher could not be compiled"
cat "$home/launcher" "$home/mux.jar" >"$home/mux" && chmod 755 "$home/mux" || exit 1
touch -d @0 "$home/mux"
mkdir -p "$home/run" && chmod 700 "$home/run"
MUX_ARCHIVE_TO=$home/classes.jsa XDG_RUNTIME_DIR=$home/run "$home/mux" --rehearse "$home/run" /bin/sh </dev/null >/dev/null 2>&1 ||
    echo "mux: its classes could not be archived, so it starts more slowly" >&2
[ -f "$home/classes.jsa" ] && chmod 644 "$home/classes.jsa"
touch "$home/mux"
mv -f "$home/mux" "$target/mux" || exit 1
rm -rf "$home/run" "$home/jar" "$home/mux.jar" "$home/launcher"
: >"$home/complete"
