package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

import assay.subject.Installation.Ended;
import assay.subject.Installation.Started;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that installs the worker, against an npm of the test's own. */
final class InstallWorkerTest {

    private static final String NAME_ANOTHER = "name a build of your own: -Dsubject.monty=\"/path/monty subprocess\"";

    @TempDir
    Path folder;

    private Installation installation;

    @BeforeEach
    void lay() throws IOException {
        installation = new Installation(folder);
    }

    @Test
    void aMissingWorkerIsFetchedByItsLockFile() throws Exception {
        Ended run = installation.run();

        assertThat(run.status()).isZero();
        assertThat(installation.hasTheWorker()).isTrue();
        assertThat(installation.cached()).containsExactly("monty-0.0.0", "monty-0.0.0/monty");
        assertThat(installation.npmCalls()).singleElement().asString().startsWith("ci --ignore-scripts ");
    }

    @Test
    void aGoodCopyStaysInSilence() throws Exception {
        installation.run();
        installation.withoutNpm();

        assertThat(installation.run()).isEqualTo(new Ended(0, List.of()));
    }

    @Test
    void aDamagedCopyIsReplaced() throws Exception {
        installation.run();
        Files.writeString(installation.installed(), "half a work");

        assertThat(installation.run().status()).isZero();
        assertThat(installation.hasTheWorker()).isTrue();
    }

    @Test
    void aCopyThatCannotBeStartedIsReplaced() throws Exception {
        installation.run();
        installation.installed().toFile().setExecutable(false, false);

        assertThat(installation.run().status()).isZero();
        assertThat(installation.hasTheWorker()).isTrue();
    }

    @Test
    void buildsAtOnceDoNotClash() throws Exception {
        List<Started> builds = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            builds.add(installation.start());
        }
        for (Started build : builds) {
            assertThat(build.ended().status()).isZero();
        }
        assertThat(installation.hasTheWorker()).isTrue();
        assertThat(installation.cached()).containsExactly("monty-0.0.0", "monty-0.0.0/monty");
    }

    @Test
    void aFileOfAnotherContentIsRefused() throws Exception {
        installation.npmFetches("#!/bin/sh\necho something else\n");

        assertFails("the file that npm fetched does not have the SHA-256");
    }

    @Test
    void aWorkerThatDoesNotRunHereIsRefused() throws Exception {
        installation.pins("#!/bin/sh\nexit 126\n");

        assertFails("it does not run on this machine");
    }

    @Test
    void aFailureOfNpmIsToldInOneLine() throws Exception {
        installation.npmRuns("echo 'npm error code ENOWAY'; echo 'npm error no way to the registry'; exit 1");

        assertFails("npm could not fetch @maker/worker: no way to the registry; run 'sh src/main/npm/install-worker.sh'");
    }

    @Test
    void aFullDiskIsNoMatterOfTheRegistry() throws Exception {
        installation.npmRuns("echo 'npm error code ENOSPC'; echo 'npm error nospc ENOSPC: no space left on device, write'; exit 1");

        assertFails("the disk of " + installation.cache() + " is full; make room, or set ASSAY_CACHE");
    }

    @Test
    void aMachineWithoutNpmIsSentToTheSetUp() throws Exception {
        installation.withoutNpm();

        assertFails("there is no npm on the PATH; run 'sh src/setup.sh' and build again");
    }

    @Test
    void anOfflineMavenDoesNotAskNpm() throws Exception {
        installation.with("MAVEN_CMD_LINE_ARGS", " -B -o test");

        assertFails("Maven is offline");
        assertThat(installation.npmCalls()).isEmpty();
    }

    @Test
    void aWorkerThatThisUserMayNotReadIsNeitherMissingNorDamaged() throws Exception {
        assumeTrue(Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "only root may act for another user");
        installation.run();
        Files.setPosixFilePermissions(installation.installed(), PosixFilePermissions.fromString("---------"));
        installation.with("MAVEN_CMD_LINE_ARGS", " -o test").asAnotherUser();

        assertThat(installation.run()).isEqualTo(new Ended(1, List.of("worker: monty 0.0.0 is not installed: Maven is offline, and "
                + installation.installed() + " may not be read by this user; build once without -o, or " + NAME_ANOTHER)));
    }

    @Test
    void anotherPlatformIsNamed() throws Exception {
        installation.replace("uname", "if [ $1 = -s ]; then echo Darwin; else echo arm64; fi");

        assertFails("@maker/worker is made for Linux x86_64, and this is Darwin arm64");
    }

    @Test
    void aCacheThatCannotBeWrittenIsNamed() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        installation.with("ASSAY_CACHE", file + "/cache");

        assertFails(file + "/cache cannot be written; set ASSAY_CACHE");
    }

    @Test
    void anUnknownOptionIsAUsageError() throws Exception {
        assertThat(installation.run("--force").status()).isEqualTo(64);
    }

    private void assertFails(String reason) throws Exception {
        Ended run = installation.run();
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.said().get(run.said().size() - 1)).contains(reason).endsWith(NAME_ANOTHER);
        assertThat(run.said()).filteredOn(line -> line.contains("is not installed")).hasSize(1);
        assertThat(installation.cached()).isEmpty();
        assertThat(installation.run("--lenient").status()).isZero();
    }
}
