package dev.unscramble.laws;

class DialInPartsTest extends RankingLaws<Dial.Hand> {
    private static final Dial DIAL = Dial.unit(500, 1, 17);

    DialInPartsTest() {
        super(new DialInParts(DIAL, 500, 5), new ExactDistances<>(DIAL));
    }
}
