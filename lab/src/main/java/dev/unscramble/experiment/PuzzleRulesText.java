package dev.unscramble.experiment;

import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.pdb.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an experiment chooses about the rules of a puzzle beside its goal, as one text and back. */
final class PuzzleRulesText {
    private static final String MOVE_ORDER = "move-order=";
    private static final String METRIC = "metric=";

    private PuzzleRulesText() {}

    static String text(PuzzleSettings settings) {
        List<String> parts = new ArrayList<>();
        settings.moveOrder().ifPresent(order -> parts.add(MOVE_ORDER + order.replaceAll("[\\s,;]+", ",")));
        settings.metric().ifPresent(metric -> parts.add(METRIC + metric.strip()));
        return String.join(" ", parts);
    }

    static PuzzleSettings settings(String puzzle, String rules, Tables tables) {
        return new PuzzleSettings(
                Optional.of(puzzle), Optional.empty(), value(rules, MOVE_ORDER), value(rules, METRIC), tables);
    }

    private static Optional<String> value(String rules, String name) {
        return List.of(rules.split(" ")).stream()
                .filter(part -> part.startsWith(name))
                .map(part -> part.substring(name.length()))
                .findFirst();
    }
}
