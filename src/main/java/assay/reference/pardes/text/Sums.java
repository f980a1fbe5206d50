package assay.reference.pardes.text;

import java.util.Arrays;
import java.util.List;

/** What stands before each block: bytes, characters and line feeds. Counted anew only behind the last change. */
final class Sums {

    private final List<Block> blocks;
    private int[] bytes = new int[2];
    private int[] characters = new int[2];
    private int[] breaks = new int[2];

    /** The sums up to this block are right. */
    private int known;

    Sums(List<Block> blocks) {
        this.blocks = blocks;
    }

    /** The blocks from this one on have changed. */
    void forget(int block) {
        known = Math.min(known, block);
    }

    int bytes(int block) {
        count();
        return bytes[block];
    }

    int characters(int block) {
        count();
        return characters[block];
    }

    int breaks(int block) {
        count();
        return breaks[block];
    }

    /** The block that holds a byte. */
    int atByte(int offset) {
        count();
        return last(bytes, offset);
    }

    int atCharacter(int character) {
        count();
        return last(characters, character);
    }

    /** The block that holds the n-th line feed, counted from 1. */
    int atBreak(int nth) {
        count();
        return last(breaks, nth - 1);
    }

    /** The last block before which no more stands than this. */
    private int last(int[] sums, int value) {
        int low = 0;
        int high = blocks.size() - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (sums[middle] <= value) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private void count() {
        int size = blocks.size();
        if (known >= size) {
            return;
        }
        if (bytes.length <= size) {
            bytes = Arrays.copyOf(bytes, 2 * size);
            characters = Arrays.copyOf(characters, 2 * size);
            breaks = Arrays.copyOf(breaks, 2 * size);
        }
        for (int i = known; i < size; i++) {
            Block block = blocks.get(i);
            bytes[i + 1] = bytes[i] + block.bytes().length;
            characters[i + 1] = characters[i] + block.characters();
            breaks[i + 1] = breaks[i] + block.breaks();
        }
        known = size;
    }
}
