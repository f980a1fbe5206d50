package assay.reference.mux.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which image is newer, and how one is made so. */
class VersionTest {

    @TempDir
    private Path folder;

    @Test
    void numbersAreComparedAsNumbers() {
        assertThat(new Version("0.10.0").isNewerThan(new Version("0.9.9"))).isTrue();
        assertThat(new Version("0.1.0").isNewerThan(new Version("0.1.0"))).isFalse();
        assertThat(new Version("1").isNewerThan(new Version("1.0"))).isFalse();
    }

    @Test
    void whatIsNoVersionIsRefused() {
        assertThatThrownBy(() -> new Version("1.x")).hasMessageContaining("1.x");
        assertThatThrownBy(() -> new Version("1".repeat(25))).hasMessageContaining("24 characters");
    }

    @Test
    void aStampedCopyHasAnotherVersionAndIsElseTheSame() throws Exception {
        Path image = image("0.1.0");
        Path copy = folder.resolve("copy");
        Stamp.copy(image, copy, new Version("12.0.3"));
        assertThat(copy).hasSize(Files.size(image)).isExecutable();
        assertThat(Files.readString(copy, StandardCharsets.ISO_8859_1)).startsWith("a launcher");
        try (ZipFile jar = new ZipFile(copy.toFile())) {
            assertThat(new String(jar.getInputStream(jar.getEntry(Version.RESOURCE)).readAllBytes(), StandardCharsets.US_ASCII))
                    .isEqualTo(String.format("%-24s", "12.0.3"));
            assertThat(jar.getInputStream(jar.getEntry("other")).readAllBytes()).isEqualTo(new byte[] {1, 2});
        }
    }

    @Test
    void whatIsNoImageIsRefused() throws Exception {
        Path other = Files.writeString(folder.resolve("other"), "no image");
        assertThatThrownBy(() -> Stamp.copy(other, folder.resolve("copy"), new Version("1")))
                .isInstanceOf(IOException.class).hasMessageContaining("no image of mux");
    }

    private Path image(String version) throws IOException {
        Path image = folder.resolve("image");
        try (OutputStream out = Files.newOutputStream(image)) {
            out.write("a launcher".getBytes(StandardCharsets.US_ASCII));
            ZipOutputStream jar = new ZipOutputStream(out);
            jar.setMethod(ZipOutputStream.STORED);
            stored(jar, Version.RESOURCE, String.format("%-24s", version).getBytes(StandardCharsets.US_ASCII));
            stored(jar, "other", new byte[] {1, 2});
            jar.finish();
        }
        return image;
    }

    private static void stored(ZipOutputStream jar, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        CRC32 checksum = new CRC32();
        checksum.update(content);
        entry.setCrc(checksum.getValue());
        entry.setSize(content.length);
        jar.putNextEntry(entry);
        jar.write(content);
        jar.closeEntry();
    }
}
