package dev.unscramble.analysis;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.KnownState;
import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.Exploration;
import dev.unscramble.census.LayerBuilder;
import dev.unscramble.census.LayerBytes;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.census.StoredExploration;
import dev.unscramble.files.FileFailure;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Ranking;
import dev.unscramble.model.StoppedException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** All solvable states of a puzzle, and the fastest exploration of them that fits in memory. */
public final class StateSpace<P extends Position> {
    /** Three bits for two states: the size of a layer under the best ranking. */
    private static final BigDecimal BYTES_PER_STATE = new BigDecimal("0.1875");

    /** The size of a stored node without its state. */
    private static final int BYTES_PER_NODE = 24;

    /** The largest part in a file: the part being built then stays in the caches of the processor. */
    private static final long MOST_PART_BYTES = 4 << 20;

    /** The least number of parts of a space that machines share, if it can be split that far. */
    private static final int LEAST_SHARED_PARTS = 64;

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

    /** The number of states, if it is known. */
    public Optional<BigInteger> states() {
        return domain.stateCount();
    }

    /** Whether all of it can be explored in the available memory; true if its size is not known. */
    public boolean fits() {
        if (ranking.isPresent()) {
            return isDense();
        }
        BigInteger bytesStored = BigInteger.valueOf((long) domain.puzzle().packedLongs() * Long.BYTES + BYTES_PER_NODE);
        return states().map(bytesStored::multiply)
                .map(bytes -> bytes.compareTo(BigInteger.valueOf(limits.memoryBytes())) <= 0)
                .orElse(true);
    }

    private boolean isDense() {
        return ranking.isPresent() && LayerBytes.needed(ranking.get()) <= limits.memoryBytes();
    }

    /**
     * An exploration from the goal. If the space does not fit, its states are stored one by one until memory is full,
     * provided that there is another limit; otherwise it is refused at once.
     *
     * @throws StoppedException if it cannot fit
     */
    public Exploration<P> explore(int threads, Progress progress) {
        if (isDense()) {
            return new RankedExploration<>(ranking.orElseThrow(), threads, limits, progress);
        }
        if (!fits() && isUnlimited()) {
            throw new StoppedException(tooLarge());
        }
        return new StoredExploration<>(domain.puzzle(), limits, progress);
    }

    /**
     * Checks a heuristic at all states if the puzzle lists them or they fit in memory, else at those near the goal and on
     * the shortest solutions of {@code samples} random puzzles, which depend on the seed only.
     */
    public CheckedHeuristic<P> check(
            Heuristic<? super P> heuristic, int threads, int samples, long seed, Progress progress) {
        Optional<List<KnownState<P>>> known = domain.knownStates();
        if (known.isPresent()) {
            return CheckedHeuristic.of(heuristic, domain.puzzle(), known.get());
        }
        if (!fits()) {
            return new SampledCheck<>(domain, heuristic, limits, progress).run(samples, seed);
        }
        try (Exploration<P> exploration = explore(threads, progress)) {
            return CheckedHeuristic.of(heuristic, domain.puzzle(), exploration, limits);
        }
    }

    private boolean isUnlimited() {
        return !limits.hasDepth() && limits.nodes() == Limits.NONE.nodes();
    }

    /** Whether all of it is to be explored, and only {@link #exploreInFiles files} have room for that. */
    public boolean needsFiles() {
        return ranking.isPresent() && !isDense() && isUnlimited();
    }

    /**
     * An exploration in the files of a folder, which resumes where an earlier one ended.
     *
     * @throws StoppedException if the memory is too small for the work, or the disk for the files
     */
    public RankedExploration<P> exploreInFiles(Path folder, int threads, Progress progress) {
        Ranking<P> numbers = rankingForFiles(folder);
        long partBytes = Math.min(MOST_PART_BYTES, limits.memoryBytes() / threads / 2);
        long cacheBytes = Math.max(0, limits.memoryBytes() / 2 - 2L * threads * partBytes);
        CensusFolder<P> files = new CensusFolder<>(folder, numbers, partBytes * Byte.SIZE, cacheBytes);
        long working = LayerBytes.perThread(files.ranking()) * threads;
        if (working > limits.memoryBytes()) {
            files.close();
            throw new StoppedException(
                    "to count the states of " + domain.puzzle().name() + " in files, " + threads
                            + " threads take " + bytes(BigDecimal.valueOf(working)) + " of memory, and "
                            + memory() + " may be used; raise --memory-limit or lower --threads");
        }
        return new RankedExploration<>(files, threads, limits, progress);
    }

    /**
     * An exploration in files whose layers are built elsewhere, in parts small enough to be shared out.
     *
     * @param builders makes the builder of layers
     */
    public RankedExploration<P> exploreInFiles(
            Path folder, Function<CensusFolder<P>, LayerBuilder> builders, Progress progress) {
        Ranking<P> numbers = rankingForFiles(folder);
        long most = Math.min(MOST_PART_BYTES * Byte.SIZE, numbers.size() / LEAST_SHARED_PARTS + 1);
        CensusFolder<P> files = new CensusFolder<>(folder, numbers, most, 0);
        return new RankedExploration<>(files, builders.apply(files), limits, progress);
    }

    private Ranking<P> rankingForFiles(Path folder) {
        Ranking<P> numbers = ranking.orElseThrow(() -> new InputException("the states of "
                + domain.puzzle().name() + " have no numbers, so that they cannot be counted in files"));
        long free = freeBytes(folder);
        if (isUnlimited() && free < LayerBytes.needed(numbers)) {
            throw new StoppedException(inFiles(folder) + ", which has " + bytes(BigDecimal.valueOf(free)) + " free; "
                    + "give another folder, or count only those near the goal with --max-depth");
        }
        return numbers;
    }

    /** The free bytes of the disk of a folder, which need not exist yet; the files in the folder count as free. */
    private static long freeBytes(Path folder) {
        try {
            Path existing = folder.toAbsolutePath();
            while (!Files.exists(existing)) {
                existing = Objects.requireNonNull(existing.getParent(), "the root exists");
            }
            return Files.getFileStore(existing).getUsableSpace() + CensusFolder.bytes(folder);
        } catch (IOException e) {
            throw new InputException("cannot use " + folder + ": " + FileFailure.reason(e), e);
        }
    }

    /** The size of the space in files, and where they are. */
    public String inFiles(Path folder) {
        return size("at most " + bytes(needed())) + " (of memory, " + memory() + " may be used), in files in " + folder;
    }

    /** Why it does not fit. */
    private String tooLarge() {
        return size(bytes(needed()) + " of memory") + ", and " + memory()
                + " may be used; with --max-depth only those near the goal are counted";
    }

    private String size(String taken) {
        return "all " + number(new BigDecimal(states().orElseThrow())) + " states of "
                + domain.puzzle().name() + " take " + taken;
    }

    private String memory() {
        return bytes(BigDecimal.valueOf(limits.memoryBytes()));
    }

    private BigDecimal needed() {
        return ranking.map(LayerBytes::needed)
                .map(BigDecimal::valueOf)
                .orElseGet(() -> new BigDecimal(states().orElseThrow()).multiply(BYTES_PER_STATE));
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
