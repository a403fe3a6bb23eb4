package dev.unscramble.spark;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.unscramble.engine.spark.SparkInstallation;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.spark.SparkContext;
import org.apache.spark.launcher.JavaModuleOptions;
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
    void weAreCompiledAgainstASparkThatIsAccepted() {
        assertThat(SparkContext.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .contains("/" + SparkInstallation.CORE);
    }

    /** The module of vectors is only for Spark's linear algebra, and the JVM would warn of it. */
    @Test
    void aJvmWithSparkHasTheFlagsThatSparkWants() throws IOException {
        try (InputStream in = Objects.requireNonNull(SparkInstallation.class.getResourceAsStream("spark-flags.txt"))) {
            List<String> wanted = new ArrayList<>(List.of(JavaModuleOptions.defaultModuleOptionArray()));
            wanted.remove("--add-modules=jdk.incubator.vector");
            assertThat(new String(in.readAllBytes(), UTF_8).lines()).containsExactlyElementsOf(wanted);
        }
    }
}
