package dev.unscramble;

import static dev.unscramble.OurClasses.ALL;
import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import dev.unscramble.model.Puzzle;
import dev.unscramble.tiles.TilePuzzle;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The public API is what docs/library.md lists, and nothing else: what it lists can be used without anything that it
 * does not list, the modules export no other package to all, and their Javadoc shows no other type.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PublicApiTest {
    private static final String ROOT = "dev.unscramble.";
    private static final List<Class<?>> LIBRARY = List.of(Puzzle.class, TilePuzzle.class); // a class of each module
    private static final List<String> MODULES = List.of("core", "puzzles");
    private static final String FOR_COMMANDS = ROOT + "catalog";

    /** Subtrees of rounds and parts of layers, which are public for the cluster that is to share them. */
    private static final List<String> FOR_THE_CLUSTER =
            List.of("SubtreeSearch", "PartFolder", "LayerStore", "PartBuilder");

    private final List<List<String>> rows = ApiDump.rows();
    private final Set<String> api = rows.stream().flatMap(List::stream).collect(Collectors.toCollection(TreeSet::new));
    private final Set<ModuleDescriptor> modules = modules();
    private final Set<String> exported = modules.stream()
            .flatMap(module -> module.exports().stream())
            .filter(not(ModuleDescriptor.Exports::isQualified))
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toSet());
    private final HiddenTags hidden =
            new HiddenTags(MODULES.stream().map(PublicApiTest::sources).toArray(Path[]::new));

    PublicApiTest() throws IOException {}

    @Test
    void everyListedTypeIsPublicAndShown() {
        assertThat(api).hasSizeGreaterThan(20).allSatisfy(name -> {
            assertThat(ALL.get(name).getModifiers()).contains(JavaModifier.PUBLIC);
            assertThat(hidden.has(ALL.get(name))).isFalse();
        });
    }

    @Test
    void aFirstProgramNeedsADozen() {
        assertThat(rows.get(0)).hasSizeLessThanOrEqualTo(12);
    }

    @Test
    void whatIsListedNeedsOnlyWhatIsListed() {
        assertThat(api.stream()
                        .map(ALL::get)
                        .filter(this::isInLibrary)
                        .flatMap(this::exposed)
                        .filter(not(this::isKnown)))
                .isEmpty();
    }

    @Test
    void otherPublicTypesAreHidden() {
        assertThat(ALL.stream()
                        .filter(type -> exported.contains(type.getPackageName()))
                        .filter(type -> isPublicFile(type) || isPublicInHidden(type))
                        .filter(type -> !api.contains(type.getName()) && !hidden.has(type))
                        .map(JavaClass::getName))
                .isEmpty();
    }

    @Test
    void thePackagesWithListedTypesAreExportedToAll() {
        assertThat(exported)
                .containsExactlyInAnyOrderElementsOf(api.stream()
                        .map(name -> name.substring(0, name.lastIndexOf('.')))
                        .filter(not(FOR_COMMANDS::equals))
                        .collect(Collectors.toSet()));
    }

    @Test
    void whatIsNotListedIsPublicOnlyIfAnotherPackageNeedsIt() {
        assertThat(ALL.stream()
                        .filter(this::isInLibrary)
                        .filter(PublicApiTest::isPublicFile)
                        .filter(type -> !api.contains(type.getName()) && !isUsedOutside(type))
                        .filter(type -> !FOR_THE_CLUSTER.contains(type.getSimpleName()))
                        .map(JavaClass::getName))
                .isEmpty();
    }

    @Test
    void theirJarsHaveTheLicence() {
        assertThat(LIBRARY)
                .allSatisfy(type -> assertThat(ModuleFinder.of(place(type)).findAll())
                        .allSatisfy(module -> assertThat(module.open().find("META-INF/LICENSE"))
                                .as(
                                        "the licence in the jar of %s",
                                        module.descriptor().name())
                                .isPresent()));
    }

    @Test
    void packagesThatAreNotExportedSayThatTheyAreInternal() throws IOException {
        for (String module : MODULES) {
            for (String name : packages(module)) {
                assertThat(Files.readString(sources(module).resolve(name.replace('.', '/') + "/package-info.java"))
                                .contains("<p>Internal:"))
                        .as("package-info of %s says that it is internal", name)
                        .isNotEqualTo(exported.contains(name));
            }
        }
    }

    private static List<String> packages(String module) {
        return ALL.stream()
                .map(JavaClass::getPackageName)
                .distinct()
                .filter(name -> Files.exists(sources(module).resolve(name.replace('.', '/'))))
                .toList();
    }

    @Test
    void javadocOfTheLabShowsOnlyWhatPuzzlesOnTheCommandLineNeed() throws IOException {
        assertThat(Pattern.compile("<include>(.*)[.]java</include>")
                        .matcher(Files.readString(Path.of("..", "lab", "pom.xml")))
                        .results()
                        .map(found -> found.group(1).replace('/', '.'))
                        .filter(name -> !name.endsWith("package-info")))
                .containsExactlyInAnyOrderElementsOf(api.stream()
                        .filter(name -> name.startsWith(FOR_COMMANDS))
                        .toList());
    }

    private static Path sources(String module) {
        return Path.of("..", module, "src", "main", "java");
    }

    private static Set<ModuleDescriptor> modules() {
        Path[] places = LIBRARY.stream().map(PublicApiTest::place).toArray(Path[]::new);
        return ModuleFinder.of(places).findAll().stream()
                .map(ModuleReference::descriptor)
                .collect(Collectors.toSet());
    }

    private static Path place(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    private boolean isInLibrary(JavaClass type) {
        return modules.stream().anyMatch(module -> module.packages().contains(type.getPackageName()));
    }

    private static boolean isPublicFile(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC) && !type.isNestedClass();
    }

    private boolean isPublicInHidden(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().filter(hidden::has).isPresent();
    }

    /** The types that can be seen in what others may call, override or extend. */
    private Stream<String> exposed(JavaClass type) {
        Stream<JavaMember> members = Stream.<JavaMember>concat(
                        type.getFields().stream(), type.getCodeUnits().stream().filter(not(this::isHidden)))
                .filter(PublicApiTest::isVisible);
        Stream<JavaClass> parents = Stream.concat(type.getRawSuperclass().stream(), type.getRawInterfaces().stream());
        return Stream.concat(members.flatMap(PublicApiTest::signature).flatMap(PublicApiTest::raw), parents)
                .map(JavaClass::getBaseComponentType)
                .map(JavaClass::getName)
                .filter(name -> name.startsWith(ROOT))
                .map(name -> type.getName() + " shows " + name);
    }

    /** Whether it is hidden, or overrides what is. */
    private boolean isHidden(JavaCodeUnit code) {
        return hidden.has(code)
                || code.getOwner().getAllRawSuperclasses().stream()
                        .flatMap(type -> type.getMethods().stream())
                        .anyMatch(method -> method.getName().equals(code.getName()) && hidden.has(method));
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
