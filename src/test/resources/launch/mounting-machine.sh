#!/bin/sh
# A Linux kernel that runs as a program mounts a session with its own 9P client, and a job is done in what it has mounted.
#
#   sh mounting-machine.sh SOCKET FOLDER
#
# FOLDER/job is the job. In FOLDER are left: said, all that it printed; status, how it ended; kernel, the kernel's own log;
# console, what the machine printed. The kernel speaks TCP, so it has a network of its own, which nobody else sees and of
# which nothing is left.
set -u
PATH=$PATH:/usr/sbin:/sbin
socket=$1
folder=$2
here=$(cd "$(dirname "$0")" && pwd)

if [ "${3:-}" != inside ]; then
    # A user who is not root is root in there.
    [ "$(id -u)" -eq 0 ] && as= || as=--map-root-user
    exec unshare $as --net --pid --fork --kill-child -- sh "$0" "$socket" "$folder" inside
fi

ip link set lo up && ip tuntap add dev tap0 mode tap && ip addr add 10.77.0.1/24 dev tap0 && ip link set tap0 up || exit 1
socat TCP-LISTEN:5640,bind=10.77.0.1,fork,reuseaddr UNIX-CONNECT:"$socket" &
# With gro it takes packets as large as this side sends them; without it they are lost, and sent again seconds later.
linux.uml mem=256M root=/dev/root rootfstype=hostfs rootflags=/ ro init="$here/mounted-machine.sh" FOLDER="$folder" \
    con=null con0=null,fd:1 ssl=null quiet vec0:transport=tap,ifname=tap0,gro=1 </dev/null >"$folder/console" 2>&1
[ -s "$folder/status" ]
