package dev.unscramble.laws;

import dev.unscramble.laws.Boxes.Room;

/** The boxes that the core is tested with keep the laws of positions themselves. */
class BoxesTest extends PositionLaws<Room> {

    /** With a corner and a middle cell, c(n) = c(n - 1) + m(n - 1) and m(n) = 2 c(n - 1) + m(n - 1). */
    BoxesTest() {
        super(new Boxes("ABBCC."), 1, 2, 5, 12, 29, 70);
    }
}
