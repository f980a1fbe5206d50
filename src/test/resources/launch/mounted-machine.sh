#!/bin/sh
# The first process of the machine that mounting-machine.sh starts. Its root is the host's own, which it only reads.
PATH=/usr/sbin:/usr/bin:/sbin:/bin
export PATH
mount -t proc proc /proc
mount -t tmpfs tmpfs /mnt
mkdir /mnt/session /mnt/folder
mount -t hostfs hostfs /mnt/folder -o "$FOLDER"

# In this order; a kernel that has one of them built in is not asked for it twice.
modules=/usr/lib/uml/modules/$(uname -r)/kernel
for each in fs/netfs/netfs fs/fscache/fscache net/9p/9pnet net/9p/9pnet_fd fs/9p/9p; do
    busybox insmod "$modules/$each.ko" 2>/dev/null
done
ip link set lo up
ip addr add 10.77.0.2/24 dev vec0
ip link set vec0 up

options=trans=tcp,port=5640,version=9p2000,uname=root,msize=65560,cache=none,access=any
if mount -t 9p -o $options 10.77.0.1 /mnt/session 2>/mnt/folder/said; then
    cd /mnt/session
    sh /mnt/folder/job >/mnt/folder/said 2>&1
    echo $? >/mnt/folder/status
    cd /
    umount /mnt/session
else
    echo 'not mounted' >/mnt/folder/status
fi
busybox dmesg >/mnt/folder/kernel
busybox poweroff -f
