package assay;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Nothing imports upward, and what the system is asked stands in one place. */
@AnalyzeClasses(packages = "assay", importOptions = ImportOption.DoNotIncludeTests.class)
class FloorsTest {

    @ArchTest
    static final ArchRule FLOORS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("os").definedBy("assay.os..")
            .layer("channel").definedBy("assay.channel..")
            .layer("oracle").definedBy("assay.oracle..")
            .layer("monty").definedBy("assay.monty..")
            .layer("mux").definedBy("assay.mux..")
            .optionalLayer("reference.mux").definedBy("assay.reference.mux..")
            .layer("ninep").definedBy("assay.ninep..")
            .optionalLayer("reference.pardes").definedBy("assay.reference.pardes..")
            .layer("rlm").definedBy("assay.rlm..")
            .layer("subject").definedBy("assay.subject..")
            .layer("monkey").definedBy("assay.monkey..")
            .layer("bans").definedBy("assay.bans..")
            .layer("rules").definedBy("assay.rules..")
            .layer("report").definedBy("assay.report..")
            .layer("engine").definedBy("assay.engine..")
            .layer("cli").definedBy("assay.cli..")
            .whereLayer("os").mayNotAccessAnyLayer()
            .whereLayer("rules").mayNotAccessAnyLayer()
            .whereLayer("channel").mayOnlyAccessLayers("os")
            .whereLayer("oracle").mayOnlyAccessLayers("os", "channel")
            .whereLayer("monty").mayOnlyAccessLayers("os", "channel")
            .whereLayer("mux").mayOnlyAccessLayers("os", "channel")
            .whereLayer("reference.mux").mayOnlyAccessLayers("os", "mux")
            .whereLayer("reference.mux").mayNotBeAccessedByAnyLayer()
            .whereLayer("ninep").mayOnlyAccessLayers("os", "channel")
            .whereLayer("reference.pardes").mayOnlyAccessLayers("os", "ninep")
            .whereLayer("reference.pardes").mayNotBeAccessedByAnyLayer()
            .whereLayer("rlm").mayOnlyAccessLayers("os", "channel")
            .whereLayer("subject").mayOnlyAccessLayers("os", "channel")
            .whereLayer("monkey").mayOnlyAccessLayers("os", "channel", "ninep", "subject", "report")
            .whereLayer("monkey").mayOnlyBeAccessedByLayers("cli")
            .whereLayer("bans").mayOnlyAccessLayers("subject")
            .whereLayer("report").mayOnlyAccessLayers("rules", "subject")
            .whereLayer("engine").mayOnlyAccessLayers("channel", "subject", "rules", "report")
            .whereLayer("cli").mayOnlyAccessLayers("channel", "subject", "monkey", "bans", "rules", "report", "engine")
            .because("data flows one way: each floor stands on those below it");

    @ArchTest
    static final ArchRule THE_SCREEN_STANDS_ALONE = noClasses()
            .that().resideInAPackage("assay.reference.mux.screen..")
            .should().dependOnClassesThat(resideInAPackage("assay..").and(not(resideInAPackage("assay.reference.mux.screen.."))))
            .because("a terminal is text in and text out: no daemon, no system, no suite");

    @ArchTest
    static final ArchRule ROOMS_OF_THE_SESSION_SERVER = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("text").definedBy("assay.reference.pardes.text")
            .layer("edit").definedBy("assay.reference.pardes.edit")
            .layer("loop").definedBy("assay.reference.pardes.loop")
            .layer("terminal").definedBy("assay.reference.pardes.terminal")
            .layer("session").definedBy("assay.reference.pardes.session")
            .layer("tree").definedBy("assay.reference.pardes.tree")
            .layer("server").definedBy("assay.reference.pardes.server")
            .whereLayer("text").mayNotAccessAnyLayer()
            .whereLayer("edit").mayOnlyAccessLayers("text")
            .whereLayer("loop").mayNotAccessAnyLayer()
            .whereLayer("terminal").mayOnlyAccessLayers("text", "loop")
            .whereLayer("session").mayOnlyAccessLayers("text", "edit", "loop", "terminal")
            .whereLayer("tree").mayOnlyAccessLayers("text", "loop", "terminal", "session")
            .whereLayer("server").mayOnlyAccessLayers("text", "loop", "session", "tree")
            .because("what a text is does not depend on who asks, and a session needs no wire");

    @ArchTest
    static final ArchRule ONLY_THE_WIRE_KNOWS_THE_CODEC = noClasses()
            .that().resideInAnyPackage("assay.reference.pardes.text", "assay.reference.pardes.edit",
                    "assay.reference.pardes.session", "assay.reference.pardes.terminal", "assay.reference.pardes.loop")
            .should().dependOnClassesThat().resideInAPackage("assay.ninep..")
            .because("a session needs no wire");

    @ArchTest
    static final ArchRule NO_CYCLES = slices().matching("assay.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule ONE_PLACE_FOR_SYSTEM_CALLS = noClasses()
            .that().resideOutsideOfPackage("assay.os.linux..")
            .should().dependOnClassesThat().resideInAPackage("com.sun.jna..")
            .because("an operation of the system is spelled once, in its arm");

    @ArchTest
    static final ArchRule CLIENTS_START_AND_OPEN_NOTHING = noClasses()
            .that().haveSimpleName("LinuxClient").or().haveSimpleName("ClientPlatform")
            .should().transitivelyDependOnClassesThat().haveSimpleName("Spawner")
            .orShould().transitivelyDependOnClassesThat().haveSimpleName("LinuxTerminals")
            .because("a client's arm of the platform layer has no way to start a program or to open a terminal");

    @ArchTest
    static final ArchRule THE_ORACLE_SHARES_NO_CODE_WITH_WHAT_IT_JUDGES = noClasses()
            .that().haveSimpleName("LinuxObservations")
            .should().dependOnClassesThat().haveNameMatching("assay\\.os\\.linux\\.(?!LinuxObservations).*")
            .because("a mistake that both made would never show");

    @ArchTest
    static final ArchRule NO_OTHER_WAY_TO_START_A_PROGRAM = noClasses()
            .should().dependOnClassesThat().haveFullyQualifiedName("java.lang.ProcessBuilder")
            .orShould().callMethodWhere(Calls.ANY_THAT_STARTS_A_PROGRAM)
            .because("a child started past the platform layer inherits standard streams and is collected by another");

    @ArchTest
    static final ArchRule NO_CUCUMBER_BELOW_THE_RULES = noClasses()
            .that().resideInAnyPackage("assay.os..", "assay.channel..", "assay.oracle..", "assay.monty..",
                    "assay.mux..", "assay.ninep..", "assay.rlm..", "assay.subject..")
            .should().dependOnClassesThat().resideInAnyPackage("io.cucumber..", "org.junit..")
            .because("a protocol client knows nothing of tests");

    @ArchTest
    static final ArchRule NO_SLEEPING = noClasses()
            .that().doNotHaveFullyQualifiedName("assay.channel.Deadline")
            .should().callMethodWhere(Calls.ANY_THAT_SLEEPS)
            .because("who waits names what for and how long, with a deadline");
}
