package dev.unscramble;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static dev.unscramble.OurClasses.ALL;
import static dev.unscramble.OurClasses.ROOT;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Heuristic;
import dev.unscramble.search.Search;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The architecture, as far as a machine can hold us to it. The table says who may use whom; a package
 * that is not in it may not exist. Puzzles never see searches, and searches never see puzzles.
 */
class ArchitectureTest {

    /** A package; the packages of ours that it may use; the libraries that it may use beside the JDK. */
    static final String MAY_USE = """
            model              | |
            heuristic          | model |
            puzzle             | model heuristic |
            files              | model |
            store              | model |
            threads            | |
            search.meter       | model |
            search.idastar     | model store threads search.meter |
            search.beam        | model store threads search.meter |
            search             | model heuristic store threads search.meter search.idastar search.beam |
            search.bidirectional | model heuristic store search.meter search |
            search.bounded     | model store search.meter search |
            search.memory      | model store search.meter search |
            search.walk        | model store search.meter search |
            pdb                | model files |
            census.layers      | model files |
            census             | model files threads search census.layers |
            tiles.score        | pdb |
            tiles.placement    | model store |
            tiles              | model tiles.score tiles.placement |
            tiles.heuristic    | model tiles |
            tiles.pattern      | model pdb tiles tiles.heuristic |
            tiles.rank         | model tiles |
            cube               | model pdb permutation permutation.pattern |
            permutation.picture | |
            permutation.definition | model permutation.picture |
            permutation        | model permutation.picture permutation.definition |
            permutation.pattern | model pdb permutation.definition permutation |
            hanoi              | model pdb |
            text               | model |
            json               | model | tools.jackson
            extension          | model search text |
            graph              | model heuristic puzzle text |
            catalog            | model heuristic puzzle search.meter search search.bidirectional search.bounded search.memory search.walk pdb cube text json extension |
            catalog.kind       | model puzzle graph permutation.definition permutation permutation.pattern hanoi search pdb tiles.score tiles tiles.heuristic tiles.pattern tiles.rank cube text json extension catalog | tools.jackson
            input              | model files tiles text catalog catalog.kind | tools.jackson
            options            | model search pdb tiles text catalog catalog.kind |
            generate           | model search text catalog |
            learn              | model threads search.meter search.beam pdb tiles.score tiles catalog.kind |
            analysis           | model files census catalog generate |
            run                | model files search.meter search pdb text json catalog input options |
            engine             | model json files search pdb census.layers census catalog input options run |
            engine.spark       | model |
            experiment         | model text json catalog options generate run |
            experiment.file    | model pdb text catalog input options generate run experiment | org.tomlj
            experiment.results | model files json input generate run experiment |
            experiment.runner  | model threads catalog options run engine experiment experiment.results |
            report             | |
            report.text        | |
            report.chart       | model census report.text | org.jfree
            report.result      | model search text json catalog run report.text report.chart |
            report.space       | model census text json catalog analysis report.text |
            report.comparison  | model generate run experiment experiment.results |
            report.experiment  | model files text json generate run experiment report.text report.chart report.result report.comparison | org.jfree
            course             | model files text json catalog input generate report.text report.result report.experiment |
            bench              | model heuristic puzzle store search pdb tiles tiles.heuristic cube text json catalog input options generate experiment.runner report.text | org.openjdk.jmh
            web.api            | model pdb census permutation.picture permutation.definition permutation hanoi graph tiles text json catalog catalog.kind input options generate analysis run experiment experiment.runner report.result report.space report.comparison report.experiment |
            web                | model pdb text json catalog run experiment experiment.file experiment.results experiment.runner report.result report.comparison report.experiment web.api | org.eclipse.jetty
            cli.terminal       | model files pdb text catalog experiment.runner report.text | picocli
            cli.help           | text catalog options report.text cli.terminal | picocli
            cli.arguments      | model files pdb catalog input options | picocli
            cli.shell          | model files search pdb tiles text catalog catalog.kind input options generate experiment.runner report.text report.result cli.terminal | org.jline
            cli.config         | model files search pdb tiles text catalog catalog.kind input options generate experiment.runner report.text report.result cli.terminal |
            cli                | model files search pdb census tiles.score tiles tiles.pattern text json extension catalog catalog.kind input options generate learn analysis run engine engine.spark experiment experiment.file experiment.results experiment.runner report.text report.chart report.result report.space report.comparison report.experiment course bench web cli.terminal cli.help cli.arguments cli.shell cli.config | picocli
            """;

    /** Names that say nothing about what a package is for. */
    private static final List<String> NO_NAMES = List.of("util", "common", "helpers", "impl");

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = MAY_USE)
    void aPackageUsesOnlyWhatItMay(String name, @Nullable String packages, @Nullable String libraries) {
        var allowed = Stream.of(
                        Stream.of("java..", "javax..", "org.jspecify.annotations", ours(name)),
                        words(packages).map(ArchitectureTest::ours),
                        words(libraries).map(library -> library + ".."))
                .flatMap(some -> some)
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(ours(name))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed))
                .allowEmptyShould(true) // a room may be planned before it is built
                .check(ALL);
    }

    @Test
    void everyPackageIsInTheTable() {
        var table = names().map(ArchitectureTest::ours).toList();
        assertThat(ALL).extracting(JavaClass::getPackageName).isSubsetOf(table);
        assertThat(table).noneMatch(name -> NO_NAMES.contains(name.substring(name.lastIndexOf('.') + 1)));
    }

    @Test
    void everyPackageIsOnTheMapForContributors() throws IOException {
        String map = Files.readString(Path.of("..", "CONTRIBUTING.md"));
        assertThat(names()).allSatisfy(name -> assertThat(map).contains("`" + name + "`"));
    }

    private static Stream<String> names() {
        return MAY_USE.lines().map(row -> row.split(" ")[0]);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(ALL);
    }

    /**
     * Whatever runs more than one solve is an experiment, which {@code LocalRuns} solves one run of. The others solve one
     * puzzle by one solver: what a user asked for, with a journal, an engine or a trace; the best solution, to judge
     * others by it; or, on the page, a request that waits for its turn (docs/adr/0013).
     */
    @Test
    void onlyTheRunnerSolvesByMoreThanOneSolver() {
        assertThat(ALL.get(Solver.class).getAccessesToSelf())
                .filteredOn(access -> access.getName().equals("solve")
                        && !access.getOriginOwner().isEquivalentTo(Solver.class))
                .extracting(access -> access.getOriginOwner().getName().replaceFirst("\\$.*", ""))
                .extracting(name -> name.substring(ROOT.length() + 1))
                .containsOnly(
                        "run.LocalRuns",
                        "cli.SolveCommand",
                        "cli.ClusterSolve",
                        "cli.shell.Solving",
                        "cli.config.SolveOneMode",
                        "cli.shell.Hints",
                        "analysis.SampledCheck",
                        "course.Assignment",
                        "course.Grade",
                        "web.api.Searches",
                        "web.api.Recording");
    }

    @Test
    void everyPackageSaysItsJobAndIsNullMarked() {
        assertThat(ALL.getPackage(ROOT).getSubpackagesInTree())
                .isNotEmpty()
                .allSatisfy(room -> assertThat(room.tryGetPackageInfo())
                        .as("package-info of %s", room.getName())
                        .hasValueSatisfying(info -> assertThat(info.isAnnotatedWith(NullMarked.class))
                                .isTrue()));
    }

    /** Puzzles come from readers and solvers from options, so that all share what is known of a puzzle. */
    @Test
    void onlyTheCatalogueMakesSolvers() {
        var outside = noClasses()
                .that()
                .resideOutsideOfPackages(
                        ours("search.."),
                        ours("extension"),
                        ours("catalog.."),
                        ours("options"),
                        ours("bench"),
                        ours("example"))
                .and()
                .doNotHaveSimpleName("BenchCommand");
        outside.should()
                .dependOnClassesThat(assignableTo(Search.class).and(not(equivalentTo(Search.class))))
                .check(ALL);
        outside.should()
                .callMethod(Solver.class, "of", Domain.class, String.class, Optional.class, SearchOptions.class)
                .check(ALL);
        outside.should()
                .callConstructor(Solver.class, String.class, Search.class, Heuristic.class, Optional.class)
                .check(ALL);
        classes()
                .that()
                .implement(PuzzleKind.class)
                .should()
                .onlyBeAccessed()
                .byAnyPackage(ours("catalog.."), ours("example"))
                .check(ALL);
    }

    @Test
    void onlyTheCommandLinePrintsAndExits() {
        var quiet = noClasses()
                .that()
                .resideOutsideOfPackage(ours("cli.terminal"))
                .and()
                .doNotHaveSimpleName("Main");
        quiet.should(ACCESS_STANDARD_STREAMS).check(ALL);
        quiet.should().callMethod(System.class, "exit", int.class).check(ALL);
    }

    /** So that the same answers can be given where there is no server, no thread and no file. */
    @Test
    void answersNeedNoServer() {
        noClasses()
                .that()
                .resideInAPackage(ours("web.api"))
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "org.eclipse.jetty..", "java.util.concurrent..", "java.net..", "java.nio.file..")
                        .or(equivalentTo(Thread.class)))
                .check(ALL);
    }

    @Test
    void onlyTheServerKnowsHowRequestsCome() {
        noClasses()
                .that()
                .resideInAPackage(ours("web"))
                .and()
                .haveNameNotMatching(".*\\.(PageServer|Exchange|ErrorAnswers|Connections|LabToken|OriginCheck)(\\$.*)?")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.eclipse.jetty..").or(simpleName("Exchange")))
                .check(ALL);
    }

    @Test
    void everyMachineWritesNumbersAndLettersAlike() {
        noClasses()
                .should()
                .callMethod(String.class, "formatted", Object[].class)
                .check(ALL);
        noClasses()
                .should()
                .callMethod(String.class, "format", String.class, Object[].class)
                .check(ALL);
        noClasses().should().callMethod(String.class, "toLowerCase").check(ALL);
        noClasses().should().callMethod(String.class, "toUpperCase").check(ALL);
    }

    /** The time of day is written beside results, and nothing is measured by it. */
    @Test
    void timeIsMeasuredByAClockThatNeverJumps() {
        noClasses().should().callMethod(System.class, "currentTimeMillis").check(ALL);
        noClasses()
                .that()
                .doNotHaveSimpleName("Invocation")
                .should()
                .callMethod(Instant.class, "now")
                .check(ALL);
    }

    @Test
    void exceptionsSayWhatTheyMean() {
        noClasses().should(THROW_GENERIC_EXCEPTIONS).check(ALL);
        noMethods()
                .that()
                .doNotHaveModifier(JavaModifier.BRIDGE)
                .should()
                .declareThrowableOfType(Exception.class)
                .check(ALL);
    }

    private static String ours(String name) {
        return ROOT + "." + name;
    }

    private static Stream<String> words(@Nullable String cell) {
        return cell == null ? Stream.empty() : Arrays.stream(cell.split(" "));
    }
}
