package dev.unscramble.experiment;

import dev.unscramble.json.JsonForm;
import dev.unscramble.text.Names;

/**
 * A published claim about a solver, in the words of its authors and in a form that our runs can be checked against.
 *
 * @param says the authors' words
 * @param solver the label of the solver
 * @param kind the kind of the claim
 * @param other the label of the solver that it is said to be better than; else empty
 * @param amount the amount of the attribute that is said to be enough; else 0
 */
public record Claim(String says, String solver, Kind kind, String other, double amount) {
    static final JsonForm<Claim> JSON = JsonForm.of(members -> new Claim(
            members.text("says", Claim::says),
            members.text("solver", Claim::solver),
            members.member(
                    "kind", Claim::kind, JsonForm.Kind.text(Kind::name, name -> Names.oneOf(Kind.values(), name))),
            members.text("other", Claim::other),
            members.number("amount", Claim::amount)));

    /** The kinds, by their keys in a file. */
    public enum Kind {
        BETTER_THAN,
        MOST_WITHIN,
        ALL_WITHIN,
        SOLVES_ALL,
        FAILS_SOME;

        public String label() {
            return Names.label(this);
        }

        public boolean hasAmount() {
            return this == MOST_WITHIN || this == ALL_WITHIN;
        }
    }
}
