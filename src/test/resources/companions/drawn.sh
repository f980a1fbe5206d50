# Draws a full screen and stops itself. Once it goes on it notes what was typed meanwhile, and whether it was told of a size.
stty -echo -icanon min 0 time 2
trap 'echo resized >>~/got' WINCH
printf '\033[2J\033[H'
for row in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23; do
    printf 'row %s ..................................................\r\n' $row
done
printf 'the last'
: >~/drawn
kill -STOP $$
dd bs=100 count=1 2>/dev/null >>~/got
stty sane
printf '\033[2J\033[Hresumed\r\n'
exec sh
