package dev.unscramble.laws;

class DialRankingTest extends RankingLaws<Dial.Hand> {
    private static final Dial DIAL = Dial.unit(500, 1, 17);

    DialRankingTest() {
        super(new DialRanking(DIAL, 500), new ExactDistances<>(DIAL));
    }
}
