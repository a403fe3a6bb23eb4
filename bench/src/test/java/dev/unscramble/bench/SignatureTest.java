package dev.unscramble.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class SignatureTest {
    @Test
    void nodeCountsAreTheRecordedOnes() {
        List<Signature.Entry> now = Signature.compute(instance -> {});
        assertThat(Signature.differences(Signature.recorded(), now)).isEmpty();
        assertThat(now)
                .hasSize(Signature.recorded().size())
                .allSatisfy(
                        entry -> assertThat(entry.length()).as(entry.instance()).isPositive());
    }

    @Test
    void aChangedCountIsShownBothWays() {
        List<Signature.Entry> now = List.of(new Signature.Entry("a to b", "bfs", "zero", 3, 5, 9, 8));
        assertThat(Signature.differences(List.of("a to b,bfs,\"zero\",3,5,10,8"), now))
                .containsExactly("- a to b,bfs,\"zero\",3,5,10,8", "+ a to b,bfs,\"zero\",3,5,9,8");
    }
}
