package dev.unscramble.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PlainDomainTest {
    /** Turns by one mark and by four: from mark 8 two turns by four are enough. */
    private static final Dial DIAL = Dial.unit(20, 1, 4);

    /** The one state on the shortest way is said to be far from the goal, which leads a search astray. */
    @Test
    void aShortestSolutionIsProvedEvenIfTheOnlyHeuristicOverestimates() {
        Result result = solve(Guarantee.NONE, 100);
        assertThat(result.length()).isEqualTo(2);
        assertThat(result.isOptimal()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void aHeuristicThatNeverOverestimatesIsUsed(Guarantee guarantee) {
        assertThat(domain(guarantee, 1).optimal().heuristicName()).isEqualTo("at four");
        assertThat(solve(guarantee, 1).isOptimal()).isTrue();
    }

    private static Result solve(Guarantee guarantee, int atFour) {
        PlainDomain<Hand> domain = domain(guarantee, atFour);
        return domain.optimal()
                .solve(domain.instance(DIAL.at(8)), Limits.NONE, Progress.NONE)
                .result();
    }

    private static PlainDomain<Hand> domain(Guarantee guarantee, int atFour) {
        return new PlainDomain<>(
                DIAL, List.of(new Claim<>("at four", guarantee, hand -> hand.mark() == 4 ? atFour : 0)));
    }
}
