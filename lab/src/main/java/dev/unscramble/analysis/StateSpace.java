package dev.unscramble.analysis;

import dev.unscramble.catalog.Domain;
import dev.unscramble.census.Exploration;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.census.StoredExploration;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Ranking;
import dev.unscramble.model.StoppedException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/** All states of a puzzle that can be solved, and the best way through them that memory allows. */
public final class StateSpace<P extends Position> {
    /** Three halves of a bit a state, which is what the best numbers take. */
    private static final BigDecimal BYTES_A_STATE = new BigDecimal("0.1875");

    /** What a stored state takes besides itself. */
    private static final int BYTES_A_NODE = 24;

    private static final BigDecimal MEGABYTE = BigDecimal.valueOf(1 << 20);
    private static final BigDecimal GIGABYTE = BigDecimal.valueOf(1 << 30);

    private final Domain<P> domain;
    private final Optional<Ranking<P>> ranking;
    private final Limits limits;

    public StateSpace(Domain<P> domain, Limits limits) {
        this.domain = domain;
        this.ranking = domain.ranking();
        this.limits = limits;
    }

    /** How many states there are, where that is known. */
    public Optional<BigInteger> states() {
        return domain.stateCount();
    }

    /** Whether all of it can be gone through in the memory that there is, as far as that is known. */
    public boolean fits() {
        if (ranking.isPresent()) {
            return isDense();
        }
        BigInteger bytesStored = BigInteger.valueOf((long) domain.puzzle().packedLongs() * Long.BYTES + BYTES_A_NODE);
        return states().map(bytesStored::multiply)
                .map(bytes -> bytes.compareTo(BigInteger.valueOf(limits.memoryBytes())) <= 0)
                .orElse(true);
    }

    private boolean isDense() {
        return ranking.isPresent() && RankedExploration.bytesNeeded(ranking.get()) <= limits.memoryBytes();
    }

    /**
     * A way through it from the goal. Where it does not fit, its states are stored one by one as far as
     * memory goes, provided that there is some other limit: else it is refused at once.
     *
     * @throws StoppedException if it cannot fit
     */
    public Exploration<P> explore(int threads, Progress progress) {
        if (isDense()) {
            return new RankedExploration<>(ranking.orElseThrow(), threads, limits, progress);
        }
        if (!fits() && !limits.hasDepth() && limits.nodes() == Limits.NONE.nodes()) {
            throw new StoppedException(tooLarge());
        }
        return new StoredExploration<>(domain.puzzle(), limits, progress);
    }

    /** Why it does not fit. */
    public String tooLarge() {
        BigDecimal states = new BigDecimal(states().orElseThrow());
        BigDecimal needed = ranking.map(RankedExploration::bytesNeeded)
                .map(BigDecimal::valueOf)
                .orElse(states.multiply(BYTES_A_STATE));
        return "all " + number(states) + " states of " + domain.puzzle().name() + " take " + bytes(needed)
                + " of memory, and " + bytes(BigDecimal.valueOf(limits.memoryBytes()))
                + " may be used; with --max-depth only those near the goal are counted";
    }

    private static String number(BigDecimal number) {
        return number.precision() - number.scale() > 15
                ? number.round(new MathContext(2)).toString()
                : String.format(Locale.ROOT, "%,.0f", number);
    }

    private static String bytes(BigDecimal bytes) {
        boolean isLarge = bytes.compareTo(GIGABYTE) >= 0;
        BigDecimal amount = bytes.divide(isLarge ? GIGABYTE : MEGABYTE, 1, RoundingMode.UP);
        return (amount.precision() > 2 ? number(amount.setScale(0, RoundingMode.UP)) : amount)
                + (isLarge ? " GB" : " MB");
    }
}
