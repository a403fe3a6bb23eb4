package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CompletionCommandTest {
    @Test
    void bashIsTaughtUnlessAnotherShellIsNamed() {
        assertThat(Cli.run("completion").out())
                .startsWith("#!/usr/bin/env bash")
                .contains("solve", "--algorithm", "complete -F", "idastar")
                .isEqualTo(Cli.run("completion", "bash").out());
    }

    @Test
    void zshIsTaughtCommandsOptionsAndValues() {
        assertThat(Cli.run("completion", "zsh").out())
                .startsWith("#compdef unscramble\n")
                .contains(
                        "    'solve:Solves one puzzle, or many, and shows how.'\n",
                        "'(-a --algorithm)'{-a,--algorithm=}'[the algorithm]:NAME:(backtrack ids bfs ",
                        "'--format=[text]:FORMAT:(text json csv)'",
                        "'(-q --quiet)'{-q,--quiet}'[no progress and no remarks]'")
                .doesNotContain("forked-run");
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
