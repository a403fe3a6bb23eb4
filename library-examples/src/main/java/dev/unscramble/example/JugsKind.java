package dev.unscramble.example;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.PlainKind;
import dev.unscramble.example.textbook.Jugs;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the jugs available by name: {@code jugs}. A start is written as {@code Jugs[five=0, three=0]}, and every state with
 * four litres in the larger jug is a goal, so that the goal is known by a test only.
 */
public final class JugsKind extends PlainKind<StateOf<Jugs>> {
    private static final Pattern TEXT = Pattern.compile("Jugs\\[five=([0-5]), three=([0-3])]");

    public JugsKind() {
        super("jugs");
    }

    @Override
    protected Domain<StateOf<Jugs>> domain(Tables tables) {
        return PlainDomain.of(PuzzleOf.goal(Jugs.class, jugs -> jugs.five() == 4)
                .name("jugs")
                .moves(List.of(Jugs.Action.values()), Jugs::after)
                .readBy(JugsKind::jugs)
                .build());
    }

    private static Jugs jugs(String text) {
        Matcher parts = TEXT.matcher(text.strip());
        if (!parts.matches()) {
            throw new InputException("this is not a pair of jugs, such as Jugs[five=0, three=0]");
        }
        return new Jugs(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
    }
}
