package dev.unscramble.catalog;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A puzzle of somebody else, found on the classpath: a dial of 100 marks, given as {@code dial at 37}. */
public final class DialKind implements PuzzleKind {
    private static final String START = "dial at ";

    private final Domain<Hand> domain = new Domain<>() {
        private final Dial dial = Dial.unit(100, 1, 7);
        private final HeuristicNames<Hand> heuristics = new HeuristicNames<>(
                dial,
                Map.of("marks", () -> new Claim<>("marks", Guarantee.ADMISSIBLE, hand -> hand.mark() == 0 ? 0 : 1)),
                Map.of(),
                Map.of());

        @Override
        public Puzzle<Hand> puzzle() {
            return dial;
        }

        @Override
        public HeuristicNames<Hand> heuristics() {
            return heuristics;
        }

        @Override
        public String defaultHeuristic() {
            return "marks";
        }
    };

    @Override
    public String name() {
        return "dial";
    }

    @Override
    public List<String> examples() {
        return List.of("dial");
    }

    @Override
    public Optional<Domain<?>> named(String name, PuzzleSettings settings) {
        return name.equals("dial") ? Optional.of(domain) : Optional.empty();
    }

    @Override
    public boolean isMeant(String text) {
        return text.startsWith(START);
    }

    @Override
    public ReadStart read(String text) {
        if (!text.matches(START + "\\d+")) {
            throw new InputException("this is not a dial");
        }
        return (goal, settings) -> domain.instance(domain.puzzle().parse(text.substring(START.length())));
    }
}
