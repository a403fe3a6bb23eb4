package dev.unscramble.web;

/** Hints and solutions, on the page without a server. */
class SolutionInTabIT extends SolutionIT {
    SolutionInTabIT(OpenPage page) {
        super(page);
    }
}
