package dev.unscramble.experiment;

/**
 * What others say of a solver, in their words and in a form that our runs can be checked against.
 *
 * @param says their words
 * @param solver the label of the solver
 * @param kind what they say of it
 * @param other the label of the solver that it is said to be better than; else nothing
 * @param amount how much of the attribute is said to be enough; else 0
 */
public record Claim(String says, String solver, Kind kind, String other, double amount) {

    /** The kinds, by their keys in a file. */
    public enum Kind {
        BETTER_THAN("better-than"),
        MOST_WITHIN("most-within"),
        ALL_WITHIN("all-within"),
        SOLVES_ALL("solves-all"),
        FAILS_SOME("fails-some");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }

        boolean hasAmount() {
            return this == MOST_WITHIN || this == ALL_WITHIN;
        }
    }
}
