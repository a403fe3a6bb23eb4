package dev.unscramble.report.chart;

import java.awt.Color;
import java.util.Arrays;
import java.util.List;

/** Algorithms that work alike, and share a colour in charts. */
public enum Family {
    NONE("", "#4c78a8", List.of()),
    UNINFORMED("uninformed", "#72b7b2", List.of("backtrack", "ids", "bfs", "ucs", "bidirectional")),
    BEST_FIRST(
            "best first",
            "#4c78a8",
            List.of("greedy", "astar", "wastar", "xdp", "xup", "focal", "dps", "ees", "ara", "pea", "epea")),
    BOTH_ENDS("from both ends", "#54a24b", List.of("nbs", "mm", "mme", "bae", "bs", "dvcbs")),
    DEEPENING(
            "in little memory",
            "#f58518",
            List.of("idastar", "astar-idastar", "rbfs", "wida", "wrbfs", "idastar-tt", "bfhs", "bts", "sma")),
    BEAM("beam", "#b279a2", List.of("beam", "beam-stack")),
    WALKS("walks", "#e45756", List.of("lrta", "lss-lrta", "hill-climbing", "annealing"));

    private final String label;
    private final Color colour;
    private final List<String> algorithms;

    Family(String label, String colour, List<String> algorithms) {
        this.label = label;
        this.colour = Color.decode(colour);
        this.algorithms = algorithms;
    }

    /** The family of an algorithm by its name. */
    public static Family of(String algorithm) {
        return Arrays.stream(values())
                .filter(family -> family.algorithms.contains(algorithm))
                .findFirst()
                .orElse(NONE);
    }

    String label() {
        return label;
    }

    Color colour() {
        return colour;
    }
}
