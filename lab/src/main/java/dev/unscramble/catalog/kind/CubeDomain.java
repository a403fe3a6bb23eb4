package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.HeuristicNames;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.StatesAtDepth;
import dev.unscramble.cube.CubePattern;
import dev.unscramble.cube.CubePosition;
import dev.unscramble.cube.CubePuzzle;
import dev.unscramble.cube.CubeRanking;
import dev.unscramble.cube.CubeRotation;
import dev.unscramble.cube.Notation;
import dev.unscramble.cube.Opposites;
import dev.unscramble.cube.Scrambler;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Ranking;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.pdb.Tables;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The pocket cube in one metric and with one goal. */
public final class CubeDomain implements Domain<CubePosition> {
    public static final String OPPOSITES_AT_HOME = "opposites:home";
    private static final String EXACT = "pdb:exact";

    private final CubePuzzle puzzle;
    private final Tables tables;
    private final HeuristicNames<CubePosition> heuristics;
    /** This domain for cubes with the fixed corner at home, which has the large tables. */
    private final CubeDomain home;
    /** The domains of cubes held in another orientation, by the rotation that turns them home. */
    private final Map<CubeRotation, CubeDomain> held = new ConcurrentHashMap<>();

    private @Nullable ProjectionDatabase<CubePosition> exact;
    private @Nullable Scrambler scrambler;

    public CubeDomain(CubePuzzle puzzle, Tables tables) {
        this.puzzle = puzzle;
        this.tables = tables;
        this.home = this;
        this.heuristics = heuristics(CubeRotation.NONE);
    }

    private CubeDomain(CubeDomain home, CubeRotation homing) {
        this.puzzle = home.puzzle;
        this.tables = home.tables;
        this.home = home;
        this.heuristics = heuristics(homing);
    }

    /** This domain for cubes that {@code homing} turns home: opposites counts them as they are held. */
    CubeDomain held(CubeRotation homing) {
        return homing.equals(CubeRotation.NONE)
                ? home
                : home.held.computeIfAbsent(homing, turn -> new CubeDomain(home, turn));
    }

    private HeuristicNames<CubePosition> heuristics(CubeRotation homing) {
        Map<String, Supplier<Heuristic<? super CubePosition>>> makers = new LinkedHashMap<>();
        makers.put("opposites", () -> Opposites.asHeld(puzzle, homing));
        makers.put("opposites/8", () -> Opposites.admissible(puzzle));
        makers.put("pdb:twist", () -> new ProjectionDatabase<>(CubePattern.twist(puzzle), tables));
        makers.put("pdb:permutation", () -> new ProjectionDatabase<>(CubePattern.permutation(puzzle), tables));
        makers.put(EXACT, home::exact);
        makers.put(OPPOSITES_AT_HOME, () -> Opposites.plain(puzzle));
        return new HeuristicNames<>(puzzle, makers, Map.of(), Map.of("pdb", EXACT), tables);
    }

    @Override
    public CubePuzzle puzzle() {
        return puzzle;
    }

    @Override
    public HeuristicNames<CubePosition> heuristics() {
        return heuristics;
    }

    @Override
    public String defaultHeuristic() {
        return "max(pdb:permutation,pdb:twist)";
    }

    @Override
    public Solver<CubePosition> auto(Optional<String> heuristic, SearchOptions options) {
        if (heuristic.isPresent()) {
            return auto(Algorithm.ASTAR, heuristic.get(), options, "the cube has few enough states to store");
        }
        return auto(Algorithm.IDASTAR, EXACT, options, "a table of all distances is there");
    }

    @Override
    public CubePosition random(Random random) {
        return puzzle.random(random);
    }

    @Override
    public Optional<StatesAtDepth<CubePosition>> statesAtDepth(int depth) {
        home.exact().prepare(BuildMonitor.NONE);
        int deepest = home.exact().counts().length - 1;
        if (depth > deepest) {
            throw new InputException("no " + puzzle.name() + " puzzle needs " + depth
                    + " moves to this goal; the deepest need " + deepest);
        }
        long[] states = home.exact().patternsAt(depth);
        return Optional.of(new StatesAtDepth<>(states.length, number -> {
            CubePosition position = puzzle.newPosition();
            position.unpack(states, number);
            return position;
        }));
    }

    @Override
    public Optional<Ranking<CubePosition>> ranking() {
        return Optional.of(new CubeRanking(puzzle));
    }

    private synchronized ProjectionDatabase<CubePosition> exact() {
        if (exact == null) {
            exact = new ProjectionDatabase<>(CubePattern.exact(puzzle), tables);
        }
        return exact;
    }

    /** The cube at a position, held as it is and in the course's colours. */
    @Override
    public CubeInstance instance(CubePosition start) {
        return new CubeInstance(this, puzzle.cube(start), Notation.COURSE);
    }

    /** Finds scrambles; it has a large table, and is made when it is first needed. */
    synchronized Scrambler scrambler() {
        if (scrambler == null) {
            scrambler = new Scrambler();
        }
        return scrambler;
    }
}
