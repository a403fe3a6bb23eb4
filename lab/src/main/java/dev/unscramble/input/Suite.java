package dev.unscramble.input;

import dev.unscramble.text.Names;
import dev.unscramble.text.Resource;
import dev.unscramble.tiles.TilePuzzle;
import java.util.List;
import java.util.stream.Stream;

/** Well-known instances on which solvers are compared, by name. */
public final class Suite {
    private static final List<String> NAMES = List.of("korf100", "korf24", "deepcubea35", "deepcubea48");

    private Suite() {}

    /** The table of a suite: comma-separated values, their names in the first line. */
    public static String table(String name) {
        if (!NAMES.contains(Names.plain(name))) {
            throw Names.unknown("suite", name, NAMES);
        }
        return Resource.text(TilePuzzle.class, Names.plain(name) + ".csv");
    }

    /** Its rows, without the lines above them. */
    public static Stream<String> rows(String name) {
        return table(name).lines().filter(line -> !line.startsWith("#")).skip(1);
    }
}
