package dev.unscramble;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The public API is what docs/library.md lists, and nothing else: what it lists can be used without
 * anything that it does not list, and what need not be public is not.
 */
class PublicApiTest {
    private static final String ROOT = "dev.unscramble.";
    private static final Path DOCUMENT = Path.of("..", "docs", "library.md");
    /** The modules that people use as a library. The others serve the commands. */
    private static final List<String> LIBRARY =
            List.of("model", "search", "store", "pdb", "census", "files", "tiles", "cube");

    /** Parts of searches and of layers, which are public for the cluster that is to share them. */
    private static final List<String> FOR_THE_CLUSTER =
            List.of("BoundedParts", "PartFolder", "LayerStore", "PartBuilder");

    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(at -> !at.contains("/test-classes/") && !at.contains("/jmh_generated/"))
            .importPackages("dev.unscramble");

    private final Set<String> api = listed();

    @Test
    void everyListedTypeIsPublic() {
        assertThat(api)
                .hasSizeGreaterThan(20)
                .allSatisfy(name -> assertThat(OURS.get(name).getModifiers()).contains(JavaModifier.PUBLIC));
    }

    @Test
    void whatIsListedNeedsOnlyWhatIsListed() {
        assertThat(api.stream()
                        .map(OURS::get)
                        .filter(PublicApiTest::isInLibrary)
                        .flatMap(PublicApiTest::exposed)
                        .filter(not(this::isKnown)))
                .isEmpty();
    }

    @Test
    void whatIsNotListedIsPublicOnlyIfAnotherPackageNeedsIt() {
        assertThat(OURS.stream()
                        .filter(PublicApiTest::isInLibrary)
                        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC) && !type.isNestedClass())
                        .filter(type -> !api.contains(type.getName()) && !isUsedOutside(type))
                        .filter(type -> !FOR_THE_CLUSTER.contains(type.getSimpleName()))
                        .map(JavaClass::getName))
                .isEmpty();
    }

    @Test
    void packagesWithNothingListedSayThatTheyAreInternal() throws IOException {
        Set<String> packages =
                api.stream().map(OURS::get).map(JavaClass::getPackageName).collect(Collectors.toSet());
        for (String name : LIBRARY) {
            String module = List.of("tiles", "cube").contains(name) ? "puzzles" : "core";
            String text = Files.readString(
                    Path.of("..", module, "src", "main", "java", "dev", "unscramble", name, "package-info.java"));
            assertThat(text.contains("<p>Internal:"))
                    .as("package-info of %s says that it is internal", name)
                    .isNotEqualTo(packages.contains(ROOT + name));
        }
    }

    /** The names in backquotes in the table under the heading "The public API". */
    private static Set<String> listed() {
        String text;
        try {
            text = Files.readString(DOCUMENT);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        String section = text.split("\n## The public API\n", 2)[1].split("\n## ", 2)[0];
        return section.lines()
                .filter(line -> line.startsWith("| `"))
                .flatMap(PublicApiTest::types)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A row names a package and its types; a nested type stands behind the one that it is nested in. */
    private static Stream<String> types(String row) {
        List<String> words = Pattern.compile("`([\\w.]+)`")
                .matcher(row)
                .results()
                .map(word -> word.group(1))
                .toList();
        return words.stream().skip(1).map(type -> ROOT + words.get(0) + "." + type.replace('.', '$'));
    }

    private static boolean isInLibrary(JavaClass type) {
        return LIBRARY.contains(type.getPackageName().replace(ROOT, ""));
    }

    /** The types that can be seen in what others may call, override or extend. */
    private static Stream<String> exposed(JavaClass type) {
        Stream<JavaMember> members = Stream.<JavaMember>concat(type.getFields().stream(), type.getCodeUnits().stream())
                .filter(PublicApiTest::isVisible);
        Stream<JavaClass> parents = Stream.concat(type.getRawSuperclass().stream(), type.getRawInterfaces().stream());
        return Stream.concat(members.flatMap(PublicApiTest::signature).flatMap(PublicApiTest::raw), parents)
                .map(JavaClass::getBaseComponentType)
                .map(JavaClass::getName)
                .filter(name -> name.startsWith(ROOT))
                .map(name -> type.getName() + " shows " + name);
    }

    private static boolean isVisible(JavaMember member) {
        return member.getModifiers().contains(JavaModifier.PUBLIC)
                || member.getModifiers().contains(JavaModifier.PROTECTED);
    }

    private static Stream<JavaType> signature(JavaMember member) {
        if (member instanceof JavaField field) {
            return Stream.of(field.getType());
        }
        JavaCodeUnit code = (JavaCodeUnit) member;
        return Stream.concat(Stream.of(code.getReturnType()), code.getParameterTypes().stream());
    }

    private static Stream<JavaClass> raw(JavaType type) {
        return type.getAllInvolvedRawTypes().stream();
    }

    private boolean isKnown(String sentence) {
        String shown = sentence.substring(sentence.lastIndexOf(' ') + 1);
        return api.stream().anyMatch(name -> shown.equals(name) || shown.startsWith(name + "$"));
    }

    private static boolean isUsedOutside(JavaClass type) {
        return type.getDirectDependenciesToSelf().stream()
                .map(Dependency::getOriginClass)
                .anyMatch(user -> !user.getPackageName().equals(type.getPackageName()));
    }
}
