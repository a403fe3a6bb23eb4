package dev.unscramble.cli.config;

import dev.unscramble.catalog.Version;
import dev.unscramble.cli.config.Ini.Section;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A config file: any of three modes. A mode that is turned off is checked for unknown keys only; puzzles that cannot be
 * solved are accepted like others.
 *
 * @param modes those that are turned on
 * @param logFile a copy of all output
 */
public record Config(List<Mode> modes, Path logFile) {
    private static final List<String> SECTIONS = List.of("Mode", "Generator", "SolveOne", "Experiment");
    private static final List<String> KEYS = List.of("ExperMode", "SolveOneMode", "Generator", "LogFile");
    private static final String DEFAULT_LOG = "output.log";
    static final String DEFAULT_ALGORITHM = "astar";
    /** The default time limit of a solve; a 4x4 with a weak heuristic would take hours. */
    private static final String DEFAULT_TIME = "1m";

    /** A mode of a config file. */
    public sealed interface Mode permits GeneratorMode, SolveOneMode, ExperimentMode {
        /** Carries out the mode, until it is interrupted. Returns whether all puzzles were solved. */
        boolean run(Screen screen, Log log);
    }

    /**
     * Reads a file.
     *
     * @param tables where the tables of pattern databases come from
     * @throws InputException if there is a mistake in it; the message names the line
     */
    public static Config file(String name, Tables tables) {
        if (!TextSource.isFile(name)) {
            throw new InputException("the file \"" + name + "\" does not exist; run --init writes one to begin with");
        }
        return read(Ini.parse(name, TextSource.file(name)), tables);
    }

    private static Config read(Ini ini, Tables tables) {
        for (Section section : ini.sections()) {
            if (SECTIONS.stream().noneMatch(section::isCalled)) {
                throw ini.at(section.line(), Names.unknown("section", section.name(), SECTIONS));
            }
        }
        Set<SolveOption> all = EnumSet.allOf(SolveOption.class);
        Keys mode = keys(ini, "Mode", KEYS, Set.of(), key -> false);
        Keys generator = keys(ini, "Generator", GeneratorMode.KEYS, GeneratorMode.OPTIONS, key -> false);
        Keys solveOne = keys(ini, "SolveOne", SolveOneMode.KEYS, all, key -> false);
        Keys experiment = keys(ini, "Experiment", ExperimentMode.KEYS, all, ExperimentMode::isOfAnEdge);
        List<Mode> modes = new ArrayList<>();
        if (mode.isOn("Generator")) {
            modes.add(GeneratorMode.read(generator, tables));
        }
        if (mode.isOn("SolveOneMode")) {
            modes.add(SolveOneMode.read(solveOne, tables));
        }
        if (mode.isOn("ExperMode")) {
            modes.add(ExperimentMode.read(experiment, tables));
        }
        Path logFile = mode.read("LogFile", TextSource::path).orElse(Path.of(DEFAULT_LOG));
        if (modes.isEmpty()) {
            throw mode.error("nothing is turned on; set ExperMode, SolveOneMode or Generator to True in [Mode]");
        }
        return new Config(modes, logFile);
    }

    private static Keys keys(
            Ini ini, String name, List<String> known, Set<SolveOption> options, Predicate<String> others) {
        Keys keys = new Keys(ini, ini.section(name).orElse(new Section(name, 1)));
        keys.allow(known, options, others);
        return keys;
    }

    /** The options with a limit of time. */
    static SolveOptions limited(SolveOptions options) {
        return options.withDefault(SolveOption.TIME_LIMIT, DEFAULT_TIME);
    }

    /** Carries out one mode after the other, until it is interrupted. Returns whether all puzzles were solved. */
    public boolean run(String title, Screen screen, Log log) {
        log.print("Unscramble " + Version.current() + ", " + title);
        boolean isAllSolved = true;
        for (Mode mode : modes) {
            isAllSolved &= screen.isInterrupted() || mode.run(screen, log);
        }
        if (screen.isInterrupted()) {
            log.print("\ninterrupted: this is what was done until then");
        }
        return isAllSolved;
    }
}
