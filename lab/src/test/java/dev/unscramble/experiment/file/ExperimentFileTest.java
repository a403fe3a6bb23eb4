package dev.unscramble.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiments;
import dev.unscramble.experiment.Group;
import dev.unscramble.generate.Sample;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExperimentFileTest {
    private static final String SOLVER = "[[solvers]]\nalgorithm = \"astar\"\n";

    static Stream<String> presets() {
        return Presets.NAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetIsRightAndHasATitle(String name) {
        Experiment experiment = Presets.read(name, true, Tables.IN_MEMORY, Progress.NONE);
        assertThat(experiment.title()).isEqualTo(Presets.title(name)).isNotBlank();
        assertThat(experiment.groups()).isNotEmpty();
    }

    @Test
    void theSampleIsRightInAllItsParts() {
        Experiment experiment = Experiments.parse(Presets.sample("mine.toml"));
        assertThat(experiment.groups())
                .extracting(Group::label)
                .containsExactly("depth 4", "depth 8", "depth 12", "depth 16", "depth 20", "Korf's easiest");
        assertThat(experiment.solvers())
                .extracting(SolverSpec::label)
                .containsExactly("A*(h1)", "A*(h2)", "idastar linear-conflict", "beam:100 sum(misplaced,manhattan)");
        assertThat(experiment.limits())
                .containsExactly(new LimitSpec("2,000,000 nodes, 20.0 s", "max-nodes=2000000 time-limit=20000ms"));
    }

    @Test
    void quickKeysGoBeforeTheOthersAndLeaveTablesOut() {
        Experiment experiment = Experiments.quick(Presets.sample("mine.toml"));
        assertThat(experiment.groups())
                .hasSize(5)
                .allMatch(group -> group.entries().size() <= 5);
    }

    @Test
    void samplesSayWhatTheyStandFor() {
        assertThat(groups("puzzle = \"3x3\"\ndepths = [2, 10]\ncount = 5"))
                .extracting(Group::sampling, group -> group.entries().size())
                .containsExactly(tuple(Sample.Kind.WHOLE, 4), tuple(Sample.Kind.UNIFORM_AT_DEPTH, 5));
        assertThat(groups("puzzle = \"3x3\"\nmoves = 7\ncount = 5"))
                .extracting(Group::sampling, Group::label)
                .containsExactly(tuple(Sample.Kind.RANDOM_MOVES, "moves 7"));
        assertThat(groups("puzzle = \"4x4\"\ncount = 5"))
                .extracting(Group::sampling, Group::label)
                .containsExactly(tuple(Sample.Kind.UNIFORM, "4x4"));
        assertThat(groups("list = [\"724 5b6 831\", \"142 3b5 678\"]"))
                .extracting(Group::sampling, group -> group.entries().size())
                .containsExactly(tuple(Sample.Kind.GIVEN, 2));
    }

    @Test
    void aSuiteBringsWhatIsKnownAndCanBeSortedByIt() {
        List<Group.Entry> easiest = groups("suite = \"korf100\"\nsort-by = \"korf1985_nodes\"\nfirst = 2")
                .get(0)
                .entries();
        assertThat(easiest).extracting(Group.Entry::id).containsExactly("79", "12");
        assertThat(easiest.get(0).known()).containsEntry("length", 42.0).containsEntry("korf1985_nodes", 540860.0);
    }

    @Test
    void filesAreReadFromBesideTheExperiment(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.txt"), "724 5b6 831\n142 3b5 678\n");
        Files.writeString(folder.resolve("b.json"), "{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1]}");
        Files.writeString(
                folder.resolve("c.csv"),
                "# mine\nid,start,goal,length\nfirst,\"7,2,4,5,0,6,8,3,1\",,26\nsecond,142 3b5 678,1b2 345 678,1\n");
        Path file = folder.resolve("mine.toml");
        Files.writeString(
                file,
                "[[instances]]\nfile = \"a.txt\"\n[[instances]]\nfile = \"b.json\"\n[[instances]]\nfile = \"c.csv\"\n"
                        + SOLVER);
        Experiment experiment = ExperimentFile.read(file, false, Tables.IN_MEMORY, Progress.NONE);
        assertThat(experiment.name()).isEqualTo("mine");
        assertThat(experiment.groups()).extracting(Group::label).containsExactly("a.txt", "b.json", "c.csv");
        List<Group.Entry> table = experiment.groups().get(2).entries();
        assertThat(table).extracting(Group.Entry::id).containsExactly("first", "second");
        assertThat(table).extracting(entry -> entry.key().goal()).containsExactly("b12 345 678", "1b2 345 678");
        assertThat(table.get(0).known()).containsOnlyKeys("length").containsValue(26.0);
    }

    @Test
    void limitsMayBeListsAndTables() {
        Experiment experiment = Experiments.parse(Experiments.SMALL
                + "[[limits]]\nmax-nodes = [10, \"2k\"]\n[[limits]]\nlabel = \"short\"\ntime-limit = \"1ms\"\n");
        assertThat(experiment.limits())
                .extracting(LimitSpec::label, LimitSpec::key)
                .containsExactly(
                        tuple("10 nodes", "max-nodes=10"),
                        tuple("2,000 nodes", "max-nodes=2000"),
                        tuple("short", "time-limit=1ms"));
    }

    static Stream<Arguments> errors() {
        return Stream.of(
                mistake("sed = 1\n", 1, 1, "unknown key of an experiment \"sed\"; did you mean seed?"),
                mistake("seed = \"x\"\n", 1, 8, "seed is \"x\"; it should be a whole number"),
                mistake("repetitions = 0\n", 1, 15, "repetitions is 0; it must be from 1 to 1000"),
                mistake("title = 3\n", 1, 9, "title is 3; it should be a text in quotes"),
                mistake("attributes = [\"genrated\"]\n", 1, 14, "did you mean generated?"),
                mistake("rows = \"depths\"\n", 1, 8, "'depths' is none of group, puzzle, depth"),
                mistake("quick = 3\n", 1, 9, "quick is false, or a table"),
                mistake("solvers = 3\n", 1, 11, "should be tables, each headed by [[solvers]]"),
                mistake("[[instances]]\npuzzel = \"3x3\"\ncount = 1\n", 2, 1, "did you mean puzzle?"),
                mistake("[[instances]]\npuzzle = \"3by3\"\ncount = 1\n", 2, 10, "unknown puzzle \"3by3\""),
                mistake("[[instances]]\npuzzle = \"3x3\"\n", 1, 1, "the instances are not named"),
                mistake("[[instances]]\npuzzle = \"3x3\"\ndepths = [3]\n", 1, 1, "count is missing"),
                mistake("[[instances]]\ncount = 3\n", 1, 1, "puzzle is missing"),
                mistake(
                        "[[instances]]\npuzzle = \"3x3\"\ndepths = [3]\nmoves = [3]\ncount = 1\n",
                        4,
                        9,
                        "only one of them"),
                mistake("[[instances]]\npuzzle = \"3x3\"\ndepths = [40]\ncount = 1\n", 3, 10, "the deepest need 31"),
                mistake("[[instances]]\npuzzle = \"3x3\"\ndepths = [-1]\ncount = 1\n", 3, 10, "depths is -1"),
                mistake(
                        "[[instances]]\npuzzle = \"3x3\"\ndepths = [\"a\"]\ncount = 1\n",
                        3,
                        10,
                        "a list of whole numbers"),
                mistake("[[instances]]\npuzzle = \"3x3\"\ndepths = []\ncount = 1\n", 3, 10, "depths is an empty list"),
                mistake(
                        "[[instances]]\npuzzle = \"3x3\"\ncount = 10_000_000\nmoves = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n",
                        3,
                        9,
                        "these are 90,000,000 instances, and there is memory for about "),
                mistake("[[instances]]\npuzzle = \"3x3\"\ncount = 0\n", 3, 9, "count is 0; it must be"),
                mistake("[[instances]]\npuzzle = \"3x3\"\ngoal = \"snial\"\ncount = 1\n", 3, 8, "did you mean snail?"),
                mistake("[[instances]]\npuzzle = \"3x3\"\nmove-order = \"up\"\ncount = 1\n", 3, 14, "up"),
                mistake("[[instances]]\npuzzle = \"3x3\"\nmetric = \"half\"\ncount = 1\n", 3, 10, "about the cube"),
                mistake("[[instances]]\nfile = \"no.csv\"\n", 2, 8, "the file \"no.csv\" does not exist"),
                mistake("[[instances]]\nlist = [\"724 5b6 83\"]\n", 2, 8, "8"),
                mistake("[[instances]]\nlist = [3]\n", 2, 8, "a list of puzzles in quotes"),
                mistake(
                        "[[instances]]\nlist = [\"724 5b6 831\"]\ncount = 3\n",
                        3,
                        9,
                        "with list, use first = N instead of count"),
                mistake("[[instances]]\nsuite = \"korf10\"\n", 2, 9, "did you mean korf100?"),
                mistake("[[instances]]\nsuite = \"korf100\"\nsort-by = \"x\"\n", 3, 11, "called x"),
                mistake("[[solvers]]\nheuristic = \"h1\"\n", 1, 1, "algorithm is missing"),
                mistake("[[solvers]]\nalgorithm = \"astr\"\n", 2, 13, "did you mean astar?"),
                mistake("[[solvers]]\nalgorithm = \"astar:3\"\n", 2, 13, "astar takes no number"),
                mistake("[[solvers]]\nalgorithm = \"beam:x\"\n", 2, 13, "\"x\" is not a number for beam"),
                mistake(
                        "[[solvers]]\nalgorithm = \"astar\"\nheuristic = \"manhatan\"\n",
                        3,
                        13,
                        "did you mean manhattan?"),
                mistake(
                        "[[solvers]]\nalgorithm = \"bfs\"\nheuristic = \"h1\"\n",
                        3,
                        13,
                        "bfs does not use a heuristic"),
                mistake(
                        "[[solvers]]\nalgorithm = \"astar\"\nweight = 3\n",
                        3,
                        10,
                        "astar does not use weight; leave it out"),
                mistake(
                        "[[solvers]]\nalgorithm = \"wastar:2\"\nweight = 3\n",
                        3,
                        10,
                        "the weight in wastar:2 holds; leave it out"),
                mistake("[[solvers]]\nalgorithm = \"wastar\"\nweight = 0.5\n", 3, 10, "weight"),
                mistake(
                        "[[solvers]]\nalgorithm = \"beam\"\nbeam-width = 0\n",
                        3,
                        14,
                        "beam-width: '0' should be a whole number from 1 on"),
                mistake(
                        "[[solvers]]\nalgorithm = \"astar\"\ntie-break = \"low\"\n",
                        3,
                        13,
                        "tie-break: 'low' is none of"),
                mistake("[[solvers]]\nalgorithm = \"idastar\"\nduplicates = \"all\"\n", 2, 13, "can only be"),
                mistake("[[solvers]]\nalgorithm = \"astar\"\nlable = \"x\"\n", 3, 1, "did you mean label?"),
                mistake("[limits]\nmax-node = 3\n", 2, 1, "did you mean max-nodes?"),
                mistake("[limits]\nmax-nodes = \"many\"\n", 2, 13, "'many' should be like"),
                mistake("[limits]\nmax-nodes = [1, 0]\n", 2, 13, "'0' is less than 1"),
                mistake("[limits]\ntime-limit = \"soon\"\n", 2, 14, "'soon' should be like"),
                mistake("[limits]\nlabel = \"x\"\nmax-nodes = [1, 2]\n", 2, 9, "one label is too few"),
                mistake("[[original]]\nnote = \"x\"\n", 1, 1, "source is missing"),
                mistake("[[original]]\nsource = \"x\"\nattribute = \"nodes\"\n", 3, 13, "unknown attribute"),
                mistake(
                        "[[original]]\nsource = \"x\"\nattribute = \"length\"\nclaims = [{ says = \"x\" }]\n",
                        4,
                        11,
                        "a claim has says, solver, and one of"),
                mistake("""
                        [[original]]
                        source = "x"
                        attribute = "length"
                        [[original.claims]]
                        says = "x"
                        solver = "A"
                        solves-all = true
                        """, 6, 10, "unknown solver"),
                mistake(
                        "[[original]]\nsource = \"x\"\nattribute = \"length\"\nrows = [1]\nvalues = { A = [1] }\n",
                        5,
                        16,
                        "unknown solver"));
    }

    /** Each mistake stands first in a file that is right otherwise. */
    @ParameterizedTest
    @MethodSource("errors")
    void everyMistakeIsSaidWithItsPlace(String wrong, int line, int column, String message) {
        String rest = (wrong.contains("[[instances]]") ? "" : "[[instances]]\npuzzle = \"2x2\"\ncount = 1\n")
                + (wrong.contains("solvers") ? "" : SOLVER);
        assertThatThrownBy(() -> Experiments.parse(wrong + rest))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("test.toml:" + line + ":" + column + ": ")
                .hasMessageContaining(message);
    }

    private static Arguments mistake(String wrong, int line, int column, String message) {
        return Arguments.of(wrong, line, column, message);
    }

    @Test
    void aSolverMayHaveADepthOfItsOwn() {
        Experiment experiment = Experiments.parse(Experiments.SMALL + "max-depth = 4\n");
        assertThat(experiment.solvers().get(1).key()).isEqualTo("bfs max-depth=4");
        assertThat(experiment.solvers().get(1).options().limits().depth()).isEqualTo(4);
        assertThat(experiment.solvers().get(0).options().limits().hasDepth()).isFalse();
    }

    @Test
    void whatIsNoTomlIsSaidWithItsPlace() {
        assertThatThrownBy(() -> Experiments.parse("seed = 1\nseed = 2\ntitle = \n"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("test.toml:2:1: seed previously defined")
                .hasMessageContaining("test.toml:3:");
    }

    @Test
    void allMistakesAreSaidAtOnceInTheirOrder() {
        assertThatThrownBy(() -> Experiments.parse(
                        "sed = 1\n[[instances]]\npuzzle = \"3by3\"\ncount = 1\n[[solvers]]\nalgorithm = \"astr\"\n"))
                .isInstanceOf(InputException.class)
                .message()
                .hasLineCount(3)
                .matches("(?s)test.toml:1:1: .*\ntest.toml:3:10: .*\ntest.toml:6:13: .*");
    }

    /** Without a puzzle, nobody knows the full names of heuristics; solvers that differ in them are still two. */
    @Test
    void aFileWithoutPuzzlesIsTheOnlyMistake(@TempDir Path folder) throws IOException {
        Path table = Files.writeString(folder.resolve("empty.csv"), "start,goal\n");
        String solvers = SOLVER + "heuristic = \"h1\"\n" + SOLVER + "heuristic = \"h2\"\n";
        assertThatThrownBy(() -> Experiments.parse("[[instances]]\nfile = '" + table + "'\n" + solvers))
                .isInstanceOf(InputException.class)
                .hasMessage("test.toml:2:8: " + table + ": there is no puzzle here, only a line that names columns");
    }

    @Test
    void namesThatWouldBeMixedUpAreRefused() {
        assertThatThrownBy(() -> Experiments.parse(Experiments.SMALL.replace("\"BFS\"", "\"A*\"")))
                .hasMessageContaining("two solvers are called \"A*\"");
        assertThatThrownBy(() -> Experiments.parse(Experiments.SMALL + SOLVER + "heuristic = \"manhattan\"\n"))
                .hasMessageContaining("this solver is there twice");
        assertThatThrownBy(() -> Experiments.parse(
                        Experiments.SMALL + "[[instances]]\npuzzle = \"2x3\"\ndepths = [5]\ncount = 1\n"))
                .hasMessageContaining("two groups of instances are called \"depth 5\"");
    }

    @Test
    void anExperimentWithoutInstancesOrSolversIsNone() {
        assertThatThrownBy(() -> Experiments.parse(""))
                .hasMessageContainingAll("there are no instances", "there are no solvers");
    }

    private static List<Group> groups(String instances) {
        return Experiments.parse("[[instances]]\n" + instances + "\n" + SOLVER).groups();
    }
}
