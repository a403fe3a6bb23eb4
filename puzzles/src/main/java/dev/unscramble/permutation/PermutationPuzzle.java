package dev.unscramble.permutation;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ValueForm;
import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.definition.PuzzleDefinition;
import dev.unscramble.permutation.definition.PuzzleDefinition.Move;
import dev.unscramble.permutation.picture.SeenPiece;
import dev.unscramble.permutation.picture.StickerLayout;
import dev.unscramble.permutation.picture.TextPicture;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** A permutation puzzle, as a definition says it. */
public final class PermutationPuzzle implements Puzzle<PermutationPosition> {
    private static final int WALK = 300;

    private final PuzzleDefinition definition;
    private final PieceKinds kinds;
    private final SlotLayout layout;
    private final MoveEffects effects;
    private final int[] solved;
    private final List<String> moveNames;
    /** One, or none if it takes too much work; null until it is asked for. */
    private @Nullable List<StabilizerChain> chain;

    private @Nullable PermutationValues values;
    /** One, or none; null until it is asked for. */
    private @Nullable List<TwoPhases> phases;

    /** @throws dev.unscramble.model.InputException if its states are too large */
    public PermutationPuzzle(PuzzleDefinition definition) {
        this.definition = definition;
        this.kinds = new PieceKinds(definition);
        this.layout = new SlotLayout(definition.name(), kinds.valueCounts());
        this.effects = new MoveEffects(definition, kinds);
        this.solved = kinds.solved();
        this.moveNames = definition.moves().stream().map(Move::name).toList();
    }

    public PuzzleDefinition definition() {
        return definition;
    }

    public PieceKinds kinds() {
        return kinds;
    }

    SlotLayout layout() {
        return layout;
    }

    public MoveEffects effects() {
        return effects;
    }

    public int[] solved() {
        return solved;
    }

    /** The sets of slots whose pieces moves take to each other. */
    public List<Orbit> orbits() {
        return definition.orbits();
    }

    @Override
    public String name() {
        return definition.name();
    }

    /** {@link #BY_STATE} if there are more than 64: they are still the same in each state. */
    @Override
    public int moveCount() {
        return moveNames.size() <= Position.MAX_MOVES ? moveNames.size() : BY_STATE;
    }

    @Override
    public String moveName(int move) {
        return moveNames.get(move);
    }

    @Override
    public int inverse(int move) {
        return moveCount() == BY_STATE ? NO_INVERSE : effects.inverse(move);
    }

    @Override
    public long allowedAfter(int move) {
        return moveCount() == BY_STATE ? -1L : effects.allowedAfter(move);
    }

    /** One place, unless pieces are alike: sequences may then lead from one state to the same and from another not. */
    @Override
    public List<PermutationPosition> places() {
        return kinds.hasAlike() || moveCount() == BY_STATE ? List.of() : List.of(newPosition());
    }

    @Override
    public synchronized Optional<ValueForm> valueForm() {
        if (places().isEmpty() || layout.longs > 2) {
            return Optional.empty();
        }
        return Optional.of(values());
    }

    /** States as values, if they are; all who ask share the tables. */
    synchronized PermutationValues values() {
        if (values == null) {
            values = PermutationValues.of(this);
        }
        return values;
    }

    @Override
    public int packedLongs() {
        return layout.longs;
    }

    @Override
    public PermutationPosition newPosition() {
        return new PermutationPosition(this);
    }

    /** A number that differs for definitions that differ, for the names of tables. */
    public String fingerprint() {
        StringBuilder all = new StringBuilder();
        definition
                .orbits()
                .forEach(orbit -> all.append(orbit.size())
                        .append('x')
                        .append(orbit.orientations())
                        .append(' '));
        all.append(Arrays.toString(solved)).append(kinds.hasAlike());
        definition
                .moves()
                .forEach(move -> all.append(Arrays.toString(move.effect().sources()))
                        .append(Arrays.toString(move.effect().turns())));
        CRC32 checksum = new CRC32();
        checksum.update(all.toString().getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(checksum.getValue())
                + Integer.toHexString(all.toString().hashCode());
    }

    // --- Text ------------------------------------------------------------------------------------------

    @Override
    public PermutationPosition parse(String text) {
        return new StateText(this).read(text);
    }

    @Override
    public String format(PermutationPosition position) {
        return new StateText(this).write(position);
    }

    /** The pieces in their slots, for pictures. */
    public List<SeenPiece> pieces(PermutationPosition position) {
        List<SeenPiece> all = new ArrayList<>();
        for (Orbit orbit : definition.orbits()) {
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                int value = position.values()[slot];
                int home = kinds.home(orbit, slot, kinds.kind(slot, value));
                int turn =
                        Math.floorMod(kinds.turn(slot, value) - kinds.turn(home, solved[home]), orbit.orientations());
                double share = (double) (home - orbit.first()) / orbit.size();
                int number = kinds.number(orbit, slot, kinds.kind(slot, value));
                all.add(new SeenPiece(slot, home, number, turn, orbit.orientations(), share));
            }
        }
        return all;
    }

    /** By slot: the slot from which a move brings its piece. */
    public int[] sources(int move) {
        return definition.moves().get(move).effect().sources().clone();
    }

    /** By slot: by how much a move turns the piece that it brings there. */
    public int[] turns(int move) {
        return definition.moves().get(move).effect().turns().clone();
    }

    /** By slot: how its piece is turned when it is solved, or -1 if that does not matter. */
    public int[] solvedTurns() {
        return definition.solvedTurns().clone();
    }

    /** The names of all moves. */
    public List<String> moveNames() {
        return moveNames;
    }

    /** Where its stickers are. */
    public StickerLayout picture() {
        return definition.picture();
    }

    @Override
    public String draw(PermutationPosition position) {
        return draw(position, false);
    }

    /** A state drawn by its stickers, in colour for a terminal with 256 of them. */
    public String draw(PermutationPosition position, boolean inColour) {
        return TextPicture.draw(picture(), pieces(position), inColour);
    }

    // --- The group -------------------------------------------------------------------------------------

    /** The number of states; empty if pieces are alike, or if it takes too much work to count them. */
    public Optional<BigInteger> stateCount() {
        return kinds.hasAlike() ? Optional.empty() : chain().map(StabilizerChain::order);
    }

    /**
     * A state, each as likely as any other.
     *
     * @throws InputException if it takes too much work to know all states
     */
    public PermutationPosition random(Random random) {
        StabilizerChain known = chain().orElseThrow(
                        () -> new InputException("the moves of " + name() + " make a group that is too large to be"
                                + " known; random states are made by random moves (--moves)"));
        return new Points(this).position(known.random(random));
    }

    /** A state at the end of many random moves, as a search would meet it. */
    public PermutationPosition walked(Random random) {
        PermutationPosition position = newPosition();
        for (int i = 0; i < WALK; i++) {
            position.apply(random.nextInt(moveNames.size()));
        }
        return position;
    }

    /** Empty also if it takes too much work to find out. */
    @Override
    public Optional<String> obstacle(PermutationPosition position) {
        Points points = new Points(this);
        Optional<String> broken = new Invariants(this).broken(position);
        boolean isReached = broken.isEmpty()
                && chain().map(group -> group.mayFulfil(points.leadingTo(position)))
                        .orElse(true);
        return isReached
                ? Optional.empty()
                : broken.or(() -> Optional.of("no sequence of moves leads from here to the solved state"));
    }

    /** By two phases, if the puzzle has such; they are found when they are first asked for. */
    @Override
    public synchronized Optional<Constructor<PermutationPosition>> constructor() {
        if (phases == null) {
            phases = StatePart.alike(this).stream()
                    .flatMap(part -> TwoPhases.of(this, part).stream())
                    .limit(1)
                    .toList();
        }
        return phases.stream()
                .<Constructor<PermutationPosition>>map(found -> found)
                .findFirst();
    }

    private synchronized Optional<StabilizerChain> chain() {
        if (chain == null) {
            Points points = new Points(this);
            List<int[]> generators =
                    definition.generators().stream().map(points::element).toList();
            chain = StabilizerChain.of(generators, points.rarestFirst()).stream()
                    .toList();
        }
        return chain.stream().findFirst();
    }
}
