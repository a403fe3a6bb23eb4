package dev.unscramble.example;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** A puzzle of one's own needs the nouns, searches, the catalogue and for a table its pattern database, and nothing else. */
class ArchitectureTest {
    @Test
    void theExampleUsesOnlyWhatAnybodyWouldUse() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify.annotations",
                        "dev.unscramble.example..",
                        "dev.unscramble.model",
                        "dev.unscramble.pdb",
                        "dev.unscramble.puzzle",
                        "dev.unscramble.search",
                        "dev.unscramble.catalog")
                .check(new ClassFileImporter()
                        .importUrl(Pancakes.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()));
    }
}
