package dev.unscramble;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;

/** The classes that the tests of the architecture are about. */
final class OurClasses {
    static final String ROOT = "dev.unscramble";

    /** Where tests are, in a folder and in a jar, and what JMH generates. */
    private static final List<String> FOREIGN = List.of("/test-classes/", "-tests.jar", "/jmh_generated/");

    /** All classes that we ship. */
    static final JavaClasses ALL = imported();

    private OurClasses() {}

    /** Of the classes of others that ours use, their names are enough; to read them would take longer than all else. */
    private static JavaClasses imported() {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter()
                .withImportOption(at -> FOREIGN.stream().noneMatch(at::contains))
                .importPackages(ROOT);
    }
}
