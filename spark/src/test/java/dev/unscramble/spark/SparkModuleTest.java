package dev.unscramble.spark;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.unscramble.engine.spark.SparkJars;
import org.apache.spark.SparkContext;
import org.junit.jupiter.api.Test;

/** Where Spark begins and ends. */
class SparkModuleTest {
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(at -> !at.contains("test-classes"))
            .importPackages("dev.unscramble");

    @Test
    void theModuleKnowsOnlyTheEngineAndSpark() {
        classes()
                .that()
                .resideInAPackage("dev.unscramble.spark")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "java..",
                        "org.jspecify.annotations",
                        "org.apache.spark..",
                        "scala..",
                        "dev.unscramble.spark",
                        "dev.unscramble.engine..",
                        "dev.unscramble.model"))
                .check(OURS);
    }

    @Test
    void nobodyElseKnowsSparkOrTheModule() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.unscramble.spark")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.apache.spark..", "scala..", "dev.unscramble.spark"))
                .check(OURS);
    }

    @Test
    void weAreCompiledAgainstTheSparkThatIsFetched() {
        assertThat(SparkContext.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .endsWith("spark-core_2.13-" + SparkJars.VERSION + ".jar");
    }
}
