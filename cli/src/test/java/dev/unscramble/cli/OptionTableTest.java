package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.file.ExperimentFile;
import dev.unscramble.model.Progress;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.InstanceKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An option that is added to the table appears wherever options can be chosen. */
class OptionTableTest {
    @TempDir
    private Path folder;

    /** A value that makes a difference. */
    private static String value(SolveOption option) {
        return switch (option) {
            case ALGORITHM -> "idastar";
            case HEURISTIC -> "misplaced";
            case GOAL -> "blank-last";
            case MOVE_ORDER -> "down,right,left,up";
            case METRIC -> "quarter";
            case COSTS -> "square";
            case MAX_NODES -> "5000";
            case TIME_LIMIT -> "2000ms";
            case MEMORY_LIMIT -> "1048576";
            case MAX_DEPTH -> "30";
            case WEIGHT -> "2.5";
            case BEAM_WIDTH -> "7";
            case LOOK_AHEAD -> "20";
            case RESTARTS -> "3";
            case TIE_BREAK -> "lifo";
            case DUPLICATES -> "path";
            case DEPTH_CUTOFF -> "late";
            case SEQUENCE_LENGTH -> "12";
            case THREADS -> "2";
            case STOP_AT -> "1.25";
            case OPTIMAL -> "yes";
        };
    }

    /** An algorithm that uses it; where it is the algorithm that is chosen, its value. */
    private static String algorithm(SolveOption option) {
        return switch (option) {
            case ALGORITHM -> value(option);
            case WEIGHT -> "wastar";
            case BEAM_WIDTH -> "beam";
            case LOOK_AHEAD -> "lss-lrta";
            case RESTARTS -> "annealing";
            case DEPTH_CUTOFF -> "ids";
            case SEQUENCE_LENGTH, THREADS -> "astar-idastar";
            case STOP_AT -> "anytime";
            default -> "auto";
        };
    }

    @ParameterizedTest
    @EnumSource
    void isInTheHelpOfTheCommandLineAndUnderstood(SolveOption option) {
        String name = "--" + option.label();
        assertThat(Cli.run("solve", "--help").out()).contains(option.isFlag() ? name : name + "=" + option.valueName());
        boolean isCube = option == SolveOption.METRIC || option == SolveOption.GOAL;
        String puzzle = isCube ? "R U" : "142 3b5 678";
        String value = option == SolveOption.GOAL ? "solved" : value(option);
        String algorithm = algorithm(option);
        Cli answer = option.isFlag()
                ? Cli.run("solve", "-a", algorithm, name, puzzle)
                : option == SolveOption.ALGORITHM
                        ? Cli.run("solve", name, value, puzzle)
                        : Cli.run("solve", "-a", algorithm, name, value, puzzle);
        assertThat(answer.err()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void isSetInTheShell(SolveOption option) {
        String puzzle = option == SolveOption.METRIC ? "cube" : "3x3";
        Cli answer = Cli.pipe(
                "puzzle " + puzzle + "\nset " + option.label() + " " + value(option) + "\nset " + option.label() + "\n",
                "shell");
        assertThat(answer.lines()).last().isEqualTo(value(option));
        assertThat(Cli.pipe("set\n", "shell").out()).contains(option.label() + " ");
    }

    @ParameterizedTest
    @EnumSource
    void isAKeyOfAConfigFile(SolveOption option) throws IOException {
        String key = Arrays.stream(option.label().split("-"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
        String puzzle = option == SolveOption.METRIC ? "R U" : "142 3b5 678";
        Path file = folder.resolve("config.ini");
        Files.writeString(
                file,
                "[Mode]\nSolveOneMode = True\nLogFile = " + folder.resolve("log") + "\n[SolveOne]\nPuzzle = " + puzzle
                        + "\nHeuristic = zero\n".repeat(option == SolveOption.HEURISTIC ? 0 : 1) + "\n" + key + " = "
                        + value(option) + "\n");
        assertThat(Cli.run("run", file.toString(), "-q").err()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void isAKeyOfAnExperiment(SolveOption option) {
        String toml = "[[instances]]\npuzzle = \"" + (option == SolveOption.METRIC ? "cube" : "2x2")
                + "\"\nmoves = 3\ncount = 1\n" + line(option, OptionGroup.RULES)
                + "[limits]\n" + line(option, OptionGroup.LIMITS)
                + "[[solvers]]\n" + "algorithm = \"" + algorithm(option) + "\"\n"
                + (option == SolveOption.HEURISTIC ? line(option, OptionGroup.SOLVER) : "")
                + line(option, OptionGroup.SEARCH);
        Experiment experiment = ExperimentFile.parse("test", toml, false, Tables.IN_MEMORY, Progress.NONE);
        assertThat(experiment.solvers().get(0).key()
                        + experiment.limits().get(0).key()
                        + experiment.groups().get(0).entries().get(0).key())
                .as("what tells the runs of an experiment from others")
                .contains(option == SolveOption.GOAL ? "12 3b" : value(option));
    }

    private static String line(SolveOption option, OptionGroup group) {
        return option.group() == group ? option.label() + " = \"" + value(option) + "\"\n" : "";
    }

    @ParameterizedTest
    @EnumSource
    void isPartOfAnOrder(SolveOption option) {
        SolveOptions options = SolveOptions.NONE.with(option, value(option));
        InstanceKey instance = new InstanceKey(
                "3x3",
                "142 3b5 678",
                "b12 345 678",
                options.only(OptionGroup.RULES).without(SolveOption.GOAL).key());
        RunKey order = RunKey.single(instance, options);
        RunKey read = RunKey.JSON.read(RunKey.JSON.write(order));
        assertThat(read).isEqualTo(order);
        assertThat(read.options().get(option))
                .isEqualTo(Optional.of(value(option))
                        .filter(any -> option != SolveOption.GOAL)); // a state of the instance
    }
}
