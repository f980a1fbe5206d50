package assay;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Steps keep to the house as well: they go through clients, and neither sleep nor start anything past the platform layer. */
@AnalyzeClasses(packages = "assay.steps", importOptions = ImportOption.OnlyIncludeTests.class)
class GlueFloorsTest {

    @ArchTest
    static final ArchRule NO_SLEEPING = noClasses()
            .should().callMethodWhere(Calls.ANY_THAT_SLEEPS)
            .because("who waits names what for and how long, with a deadline");

    @ArchTest
    static final ArchRule NO_OTHER_WAY_TO_START_A_PROGRAM = noClasses()
            .should().dependOnClassesThat().haveFullyQualifiedName("java.lang.ProcessBuilder")
            .orShould().callMethodWhere(Calls.ANY_THAT_STARTS_A_PROGRAM)
            .because("a child started past the platform layer inherits standard streams and is collected by another");

    @ArchTest
    static final ArchRule NO_SYSTEM_CALLS = noClasses()
            .that().resideOutsideOfPackage("assay.steps.platform.caller..")
            .should().dependOnClassesThat().resideInAnyPackage("com.sun.jna..", "assay.os.linux..")
            .because("an operation of the system is spelled once, in its arm; only a program of its own changes its user");

    @ArchTest
    static final ArchRule EACH_SYSTEM_FOR_ITSELF = noClasses()
            .that().resideInAPackage("assay.steps.monty..")
            .should().dependOnClassesThat().resideInAnyPackage("assay.rlm..", "assay.steps.rlm..")
            .because("a step speaks of one system");
}
