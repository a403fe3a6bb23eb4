package dev.unscramble.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.cli.Cli;
import dev.unscramble.cli.config.Config;
import dev.unscramble.cli.shell.FakeScreen;
import dev.unscramble.cli.shell.Shell;
import dev.unscramble.course.GradeBook;
import dev.unscramble.course.SubmissionReader;
import dev.unscramble.experiment.file.ExperimentFile;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.TablesText;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.run.JournalFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A reader of what users, files and networks bring. Whatever it is given, it reads it or refuses it in a sentence;
 * nothing else may be thrown.
 */
enum FuzzedReader {
    /** Puzzles of all kinds, in a file: boards, grids, JSON, tables, stickers and scrambles. */
    PUZZLE {
        @Override
        void read(byte[] input, Path folder) {
            new InstanceReader(PuzzleSettings.DEFAULT)
                    .read("-", new ByteArrayInputStream(input))
                    .forEach(instance -> instance.write("text"));
        }
    },
    /** A cube on a command line. */
    CUBE {
        @Override
        void read(byte[] input, Path folder) {
            new InstanceReader(PuzzleSettings.DEFAULT.withPuzzle("cube"))
                    .readText(text(input))
                    .write("text");
        }
    },
    /** Definitions of puzzles: of moves, of the edges of a graph, of a grid. */
    DEFINITION {
        @Override
        void read(byte[] input, Path folder) {
            for (String name : new String[] {"puzzle.tws", "graph.csv", "grid.map"}) {
                String file = written(folder.resolve(name), input).toString();
                try {
                    new InstanceReader(PuzzleSettings.DEFAULT).domain(file);
                } catch (InputException e) {
                    sentence(e);
                }
            }
        }
    },
    /** A state to reach, after a line with the state to begin at. */
    GOAL {
        @Override
        void read(byte[] input, Path folder) {
            String[] lines = text(input).split("\n", 2);
            new InstanceReader(PuzzleSettings.DEFAULT.withGoal(lines[lines.length - 1]))
                    .readText(lines[0])
                    .write("json");
        }
    },
    /** What students hand in, and the moves in it. */
    SUBMISSIONS {
        @Override
        void read(byte[] input, Path folder) {
            GradeBook book =
                    new GradeBook(new InstanceReader(PuzzleSettings.DEFAULT), Limits.NONE.withNodes(100), STOP);
            for (String name : new String[] {"sheet.txt", "table.csv"}) {
                try {
                    SubmissionReader.read(written(folder.resolve(name), input)).forEach(book::grade);
                } catch (InputException e) {
                    sentence(e);
                }
            }
        }
    },
    /** JSON of any kind. */
    JSON {
        @Override
        void read(byte[] input, Path folder) {
            Json.read(text(input));
        }
    },
    /** The names and options of solvers, one per line. */
    SOLVER {
        @Override
        void read(byte[] input, Path folder) {
            for (String line : text(input).split("\n")) {
                try {
                    SolveOptions options = SolveOptions.ofKey(line);
                    options.solver(BOARD.domain());
                    options.solver(TURNED.domain());
                } catch (InputException e) {
                    sentence(e);
                }
            }
        }
    },
    /** Experiments in TOML. */
    EXPERIMENT {
        @Override
        void read(byte[] input, Path folder) {
            ExperimentFile.parse("fuzzed", text(input), true, Tables.IN_MEMORY, STOP);
        }
    },
    /** Configs in INI. */
    CONFIG {
        @Override
        void read(byte[] input, Path folder) {
            Config.file(written(folder.resolve("config.ini"), input).toString(), Tables.IN_MEMORY);
        }
    },
    /** Commands of the shell, which is told to stop whatever takes time; it may not write files here. */
    SHELL {
        @Override
        void read(byte[] input, Path folder) {
            Shell shell = new Shell(FakeScreen.interrupted());
            for (String line : text(input).split("\n")) {
                if (!line.toLowerCase(Locale.ROOT).contains("save")) {
                    try {
                        shell.execute(line);
                    } catch (InputException | StoppedException e) {
                        sentence(e);
                    }
                }
            }
        }
    },
    /** The runs of an experiment. */
    RUNS {
        @Override
        void read(byte[] input, Path folder) {
            written(folder.resolve(ResultsFolder.RUNS), input);
            tables(folder);
        }
    },
    /** What an experiment was, without its runs. */
    MANIFEST {
        @Override
        void read(byte[] input, Path folder) {
            written(folder.resolve(ResultsFolder.MANIFEST), input);
            tables(folder);
        }
    },
    /** A part of the last layer of a census in files. */
    PART {
        @Override
        void read(byte[] input, Path folder) {
            written(folder.resolve("journal"), SOUND_JOURNAL.getBytes(UTF_8));
            written(folder.resolve("layer-3").resolve("part-1"), input);
            answered(Cli.run("census", "2x2", "--folder", folder.toString()));
        }
    },
    /** How far a census in files has come. */
    JOURNAL {
        @Override
        void read(byte[] input, Path folder) {
            written(folder.resolve("journal"), input);
            answered(Cli.run("census", "2x2", "--folder", folder.toString()));
        }
    },
    /** How far a long proof has come. */
    PROOF {
        @Override
        void read(byte[] input, Path folder) {
            written(folder.resolve("fuzzed-48bdc107.journal"), input);
            JournalFile.of(folder, "fuzzed", notice -> {});
        }
    },
    /** The table of a pattern database. */
    TABLE {
        @Override
        void read(byte[] input, Path folder) {
            new FuzzedTable(folder).read(input);
        }
    },
    /** A request: a line with the method and the path, then the body. */
    REQUEST {
        @Override
        void read(byte[] input, Path folder) {
            FuzzedServer.started().request(text(input));
        }
    };

    private static final Pattern INSIDE = Pattern.compile("\\w\\.\\w+(Exception|Error)\\b|\\tat ");
    /** Words of which such a message is made. */
    private static final Pattern QUOTED = Pattern.compile("(?i)exception|error|at ");

    /** Of a census that has counted three moves. */
    private static final String SOUND_JOURNAL = """
            unscramble-census 1
            space 2x2 to b1 23 by down left right up
            part-size 3
            nanos 149750627
            counts 1 2 2 2
            checksum 5ca7ce5e
            """;

    private static final Progress STOP = sofar -> false;
    private static final Instance<?> BOARD = new InstanceReader(PuzzleSettings.DEFAULT).readText("142 3b5 678");
    private static final Instance<?> TURNED = new InstanceReader(PuzzleSettings.DEFAULT).readText("R U' F2");

    /**
     * Reads.
     *
     * @param folder an empty one
     * @throws InputException if the input is wrong
     * @throws StoppedException if it would take long
     */
    abstract void read(byte[] input, Path folder);

    /** Where its inputs are, which jazzer looks for under this name too. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Reads, and makes sure that a refusal is a sentence.
     *
     * @throws AssertionError with the input, if it fails
     */
    void check(byte[] input, Path folder) {
        try {
            readOrRefuse(input, folder);
        } catch (NotASentence e) {
            if (!QUOTED.matcher(text(input)).find()) {
                throw failure(input, e);
            }
        } catch (RuntimeException | Error e) {
            throw failure(input, e);
        }
    }

    private AssertionError failure(byte[] input, Throwable cause) {
        return new AssertionError(
                this + " failed on (Base64) " + Base64.getEncoder().encodeToString(input), cause);
    }

    /** A message that looks like the program's insides; where the input has such words, it may only quote them. */
    private static final class NotASentence extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotASentence(String message) {
            super(message);
        }
    }

    private void readOrRefuse(byte[] input, Path folder) {
        try {
            read(input, folder);
        } catch (InputException | StoppedException e) {
            sentence(e);
        }
    }

    private static void sentence(RuntimeException refusal) {
        String message = String.valueOf(refusal.getMessage());
        if (message.isBlank() || isOfTheProgram(message)) {
            throw new NotASentence("this is not a sentence: " + message);
        }
    }

    /** Whether a text names an exception or a line of a stack trace; that of a user may have "Exception" in it. */
    static boolean isOfTheProgram(String text) {
        return INSIDE.matcher(text).find();
    }

    /** Makes sure that a command did not end with an internal error. */
    static void answered(Cli answer) {
        if (answer.code() > 2) {
            throw new AssertionError("exit code " + answer.code() + ": " + answer.err());
        }
        if (isOfTheProgram(answer.err())) {
            throw new NotASentence(answer.err());
        }
    }

    private static void tables(Path folder) {
        TablesText.write(ExperimentResults.read(folder), TextLayout.PLAIN, "report.html");
    }

    private static String text(byte[] input) {
        return new String(input, UTF_8);
    }

    private static Path written(Path file, byte[] input) {
        try {
            Files.createDirectories(file.getParent());
            return Files.write(file, input);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
