package dev.unscramble.web;

/** The lessons, on the page without a server. */
class LessonsInTabIT extends LessonsIT {
    LessonsInTabIT(OpenPage page) {
        super(page);
    }
}
