package dev.unscramble.experiment.file;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import dev.unscramble.text.Resource;
import java.util.List;

/**
 * Experiments that come with this software, each reproducing a table of a course or of the field. They
 * are files like any other, kept beside this class.
 */
public final class Presets {
    public static final List<String> NAMES = List.of(
            "nodes-by-depth",
            "cube-nodes-by-depth",
            "solved-by-limit",
            "heuristics",
            "uninformed",
            "random-moves",
            "aima",
            "korf100",
            "bidirectional",
            "bounded-suboptimal",
            "real-time");

    private Presets() {}

    /** Whether an argument, right or wrong, is meant as the name of a preset. */
    public static boolean isMeant(String argument) {
        return argument.matches("[\\w-]+");
    }

    /** The file of a preset. */
    public static String text(String name) {
        if (!NAMES.contains(Names.plain(name))) {
            throw Names.unknown("preset", name, NAMES);
        }
        return Resource.text(Presets.class, Names.plain(name) + ".toml");
    }

    public static Experiment read(String name, boolean isQuick, Tables tables, Progress progress) {
        return ExperimentFile.parse(Names.plain(name), text(name), isQuick, tables, progress);
    }

    /** The first words of a preset: its title. */
    public static String title(String name) {
        return text(name)
                .lines()
                .filter(line -> line.startsWith("title"))
                .map(line -> line.replaceAll("^title\\s*=\\s*\"|\"$", ""))
                .findFirst()
                .orElse("");
    }

    /** A file of this name to start from, with a comment on everything. */
    public static String sample(String file) {
        return Resource.text(Presets.class, "sample.toml").replace("experiment.toml", file);
    }
}
