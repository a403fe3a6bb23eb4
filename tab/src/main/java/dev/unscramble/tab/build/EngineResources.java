package dev.unscramble.tab.build;

import java.util.Collection;
import java.util.List;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files of jars that are part of the engine. */
public final class EngineResources implements ResourcesPolicy {
    private static final List<String> FILES = List.of(
            "dev/unscramble/graph/romania.csv",
            "dev/unscramble/graph/romania.nodes.csv",
            "dev/unscramble/permutation/definition/2x2x2.tws",
            "dev/unscramble/permutation/definition/3x3x3.tws",
            "dev/unscramble/permutation/definition/dino.tws",
            "dev/unscramble/permutation/definition/hungarian-rings.tws",
            "dev/unscramble/permutation/definition/ivy.tws",
            "dev/unscramble/permutation/definition/pyraminx.tws",
            "dev/unscramble/permutation/definition/skewb.tws",
            "dev/unscramble/report/experiment/report.css",
            "dev/unscramble/report/experiment/report.html",
            "dev/unscramble/report/experiment/report.js",
            "dev/unscramble/report/experiment/uPlot.iife.min.js",
            "dev/unscramble/report/experiment/uPlot.min.css",
            "dev/unscramble/tab/missing/version.txt",
            "dev/unscramble/tiles/korf100.csv",
            "dev/unscramble/tiles/score/scores-5x5",
            "dev/unscramble/tiles/score/scores-6x6",
            "dev/unscramble/tiles/score/scores-7x7",
            "dev/unscramble/tiles/score/scores-8x8",
            "dev/unscramble/tiles/score/scores-10x10");

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return FILES.toArray(String[]::new);
    }
}
