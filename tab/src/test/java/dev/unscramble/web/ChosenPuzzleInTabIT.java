package dev.unscramble.web;

/** The choice of puzzles and goals, on the page without a server. */
class ChosenPuzzleInTabIT extends ChosenPuzzleIT {
    ChosenPuzzleInTabIT(OpenPage page) {
        super(page);
    }
}
