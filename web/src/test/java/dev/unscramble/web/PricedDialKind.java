package dev.unscramble.web;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/**
 * A user's puzzle whose moves do not all cost one, given as {@code dial at 3}: from there one turn by three, which costs
 * five, leads to the goal, and so do three turns by one.
 */
public final class PricedDialKind implements PuzzleKind {
    private static final String START = "dial at ";

    private final Domain<Hand> domain =
            new PlainDomain<>(new Dial(20, new Turn(1, 1), new Turn(-1, 1), new Turn(-3, 5)), List.of());

    @Override
    public String name() {
        return "dial";
    }

    @Override
    public List<String> examples() {
        return List.of(name());
    }

    @Override
    public Optional<Domain<?>> named(String name, PuzzleSettings settings) {
        return name.equals(name()) ? Optional.of(domain) : Optional.empty();
    }

    @Override
    public boolean isMeant(String text) {
        return text.startsWith(START);
    }

    @Override
    public ReadStart read(String text) {
        if (!text.matches(START + "\\d")) {
            throw new InputException("this is not a dial");
        }
        return (goal, settings) -> domain.instance(domain.puzzle().parse(text.substring(START.length())));
    }
}
