package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompletionCommandTest {
    @Test
    void bashIsTaughtUnlessAnotherShellIsNamed() {
        assertThat(Cli.run("completion").out())
                .startsWith("#!/usr/bin/env bash")
                .contains("solve", "--algorithm", "complete -F")
                .contains("local algorithm_option_args=(\"backtrack\" \"ids\" ")
                .contains("compReplyArray \"${algorithm_option_args[@]}\"")
                .contains("local duplicates_option_args=(\"none\" ", "local tiebreak_option_args=(\"low-h\" ")
                .contains("local format_option_args=(\"text\" \"json\" \"csv\")")
                .contains("local SHELL_pos_param_args=(\"bash\" \"zsh\" \"fish\")")
                .doesNotContain("forked-run")
                .isEqualTo(Cli.run("completion", "bash").out());
    }

    @Test
    void zshLoadsTheScriptOfBashAsAFunction() {
        String bash = Cli.run("completion", "bash").out().strip();
        assertThat(Cli.run("completion", "zsh").out())
                .startsWith("#compdef unscramble\n" + bash)
                .contains("if [ \"${funcstack[1]}\" = _unscramble ]; then")
                .contains("_bash_complete -F _complete_unscramble -o default\n");
    }

    /** Options that share a label would share their values. */
    @Test
    void noValuesOfBashReplaceOthers() {
        Set<String> ofFunction = new HashSet<>();
        for (String line : Cli.run("completion").lines()) {
            if (line.startsWith("function ")) {
                ofFunction.clear();
            } else if (line.contains("_args=(") && !line.contains("_args=(\"\")")) {
                assertThat(ofFunction.add(line.strip().split("=", 2)[0]))
                        .as(line)
                        .isTrue();
            }
        }
    }

    @Test
    void fishIsTaughtCommandsOptionsAndValues() {
        assertThat(Cli.run("completion", "fish").lines())
                .contains("complete -c unscramble -f -n __fish_use_subcommand -a bench -d 'The standard benchmarks.'")
                .anyMatch(line -> line.startsWith("complete -c unscramble -n '__fish_seen_subcommand_from solve'"
                        + " -s a -l algorithm -x -a 'backtrack ids bfs "))
                .anyMatch(line -> line.contains("'__fish_seen_subcommand_from solve' -o cp -l classpath -r -d "));
    }

    @Test
    void anotherShellIsRefusedWithThoseThatThereAre() {
        Cli answer = Cli.run("completion", "tcsh");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("'tcsh' is none of bash, zsh, fish");
    }
}
