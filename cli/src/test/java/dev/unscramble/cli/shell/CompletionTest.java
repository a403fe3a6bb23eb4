package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.options.SolveOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionTest {
    private final Shell shell = new Shell(new FakeScreen());

    private List<String> complete(String... words) {
        return Completion.of(shell, List.of(words));
    }

    @Test
    void completesCommandsInAnyCase() {
        assertThat(complete("SE")).containsExactlyInAnyOrder("setState", "set", "seed");
        assertThat(complete("")).hasSize(shell.commands().size());
        assertThat(complete("xyz")).isEmpty();
        assertThat(complete("help", "so")).containsExactly("solve");
        assertThat(complete("nonsense", "so")).isEmpty();
    }

    @Test
    void completesAlgorithmsHeuristicsAndOptions() {
        assertThat(complete("solve", "b")).contains("backtrack", "bfs", "beam", "bidirectional");
        assertThat(complete("solve", "bi")).containsExactly("bidirectional");
        assertThat(complete("solve", "A-")).containsExactly("A-star");
        assertThat(complete("solve", "astar", "h")).contains("h1", "h2", "h3", "h4", "hamming", "heuristic=");
        assertThat(complete("solve", "astar", "h1", "max-")).containsExactly("max-sort", "max-nodes=", "max-depth=");
        assertThat(complete("solve", "astar", "tie-break=l")).containsExactly("tie-break=low-h", "tie-break=lifo");
        assertThat(complete("time", "solve", "gr")).containsExactly("greedy");
        assertThat(complete("visuallySolve", "astar", "lin")).containsExactly("linear-conflict");
    }

    @Test
    void completesGoalsMovesFormatsAndPuzzles() {
        assertThat(complete("goal", "s")).containsExactly("snail");
        assertThat(complete("move", "")).containsExactly("right", "down");
        assertThat(complete("printState", "r")).containsExactly("rows");
        assertThat(complete("puzzle", "4")).contains("4x5");
    }

    @Test
    void completesOptionsAndTheirValues() {
        assertThat(complete("set", "s")).containsExactlyInAnyOrder("seed", "show", "sequence-length", "stop-at");
        assertThat(complete("set", "duplicates", ""))
                .containsExactlyInAnyOrder("none", "parent", "path", "explored", "all", "sequences", "default");
        assertThat(complete("set", "show", "b")).containsExactly("boards");
        assertThat(complete("set", "goal", "blank")).containsExactly("blank-first", "blank-last");
        assertThat(complete("set", "max-nodes", "")).containsExactly("default");
        assertThat(complete("set", "board", "dr")).containsExactly("drawn");
        assertThat(complete("set", "heuristic", "man")).containsExactly("manhattan");
    }

    @Test
    void completesEveryNameThatTheTableOfOptionsKnows() {
        for (SolveOption option : SolveOption.values()) {
            assertThat(complete("set", option.label(), "")).containsAll(option.valueNames());
            assertThat(complete("solve", "auto", option.label() + "="))
                    .containsAll(option.valueNames().stream()
                            .map(name -> option.label() + "=" + name)
                            .toList());
        }
        assertThat(SolveOption.METRIC.valueNames()).containsExactly("half", "quarter");
    }

    @Test
    void completesFileNames(@TempDir Path folder) throws Exception {
        Files.createDirectory(folder.resolve("puzzles"));
        Files.writeString(folder.resolve("problem.json"), "{}");
        Files.writeString(folder.resolve(".hidden"), "");
        assertThat(complete("load", folder + "/")).containsExactly(folder + "/problem.json", folder + "/puzzles/");
        assertThat(complete("load", folder + "/pr")).containsExactly(folder + "/problem.json");
        assertThat(complete("load", folder + "/.h")).containsExactly(folder + "/.hidden");
        assertThat(complete("load", folder + "/none/")).isEmpty();
    }
}
