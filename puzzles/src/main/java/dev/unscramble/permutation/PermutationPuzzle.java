package dev.unscramble.permutation;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ValueForm;
import dev.unscramble.permutation.PuzzleDefinition.Move;
import dev.unscramble.permutation.picture.SeenPiece;
import dev.unscramble.permutation.picture.StickerLayout;
import dev.unscramble.permutation.picture.TextPicture;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** A permutation puzzle, as a definition says it. Its states are read and written in the form of the definition, too. */
public final class PermutationPuzzle implements Puzzle<PermutationPosition> {
    private static final Pattern POWER = Pattern.compile("(.+?)(\\d{0,3})('?)");

    private final PuzzleDefinition definition;
    private final PieceKinds kinds;
    private final SlotLayout layout;
    private final MoveEffects effects;
    private final int[] solved;
    private final List<String> moveNames;
    private @Nullable StabilizerChain chain;
    private @Nullable PermutationValues values;
    /** One, or none; null until it is asked for. */
    private @Nullable List<TwoPhases> phases;

    PermutationPuzzle(PuzzleDefinition definition) {
        this.definition = definition;
        this.kinds = new PieceKinds(definition);
        this.layout = new SlotLayout(definition.name(), kinds.valueCounts());
        this.effects = new MoveEffects(definition, kinds);
        this.solved = kinds.solved();
        this.moveNames = definition.moves().stream().map(Move::name).toList();
    }

    PuzzleDefinition definition() {
        return definition;
    }

    PieceKinds kinds() {
        return kinds;
    }

    SlotLayout layout() {
        return layout;
    }

    MoveEffects effects() {
        return effects;
    }

    int[] solved() {
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
        if (values == null) {
            values = PermutationValues.of(this);
        }
        return Optional.of(values);
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
    String fingerprint() {
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

    /**
     * Reads moves from the solved state, the colours of all stickers, or a state: the name of each set, its pieces, and how
     * they are turned.
     */
    @Override
    public PermutationPosition parse(String text) {
        List<String> words = List.of(text.strip().split("[\\s,;]+"));
        boolean isState =
                definition.orbits().stream().anyMatch(orbit -> orbit.name().equals(words.get(0)));
        if (isState) {
            return state(words);
        }
        Optional<StickerText> stickers = StickerText.of(this).filter(reader -> reader.isMeant(text));
        if (stickers.isEmpty() && text.strip().lines().count() > 1) {
            throw new InputException("the moves of a puzzle are in one line, and these are in several");
        }
        return stickers.isPresent() ? stickers.get().read(text) : scrambled(hasFaces() ? FaceTurns.read(text) : words);
    }

    /** Whether its moves are those of a cube whose faces turn, and nothing else. */
    private boolean hasFaces() {
        List<String> turns = FaceTurns.FACES.stream()
                .flatMap(face -> Stream.of(face, face + "2", face + "'"))
                .toList();
        return turns.containsAll(moveNames)
                && FaceTurns.FACES.stream().allMatch(face -> moveNames.containsAll(List.of(face, face + "'")));
    }

    private PermutationPosition scrambled(List<String> words) {
        PermutationPosition position = newPosition();
        for (String word : words) {
            if (!word.isEmpty()) {
                moves(word).forEach(position::apply);
            }
        }
        return position;
    }

    /** The moves of a word: the name of a move, or of one made several times or backwards. */
    private List<Integer> moves(String word) {
        String plain = word.replace('’', '\'');
        if (moveNames.contains(plain)) {
            return List.of(moveNames.indexOf(plain));
        }
        Matcher power = POWER.matcher(plain);
        if (!power.matches() || !moveNames.contains(power.group(1))) {
            throw new InputException(
                    "\"" + word + "\" is not a move of " + name() + "; there are " + String.join(" ", moveNames));
        }
        int move = moveNames.indexOf(power.group(1));
        int times = power.group(2).isEmpty() ? 1 : Integer.parseInt(power.group(2));
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            all.add(power.group(3).isEmpty() ? move : effects.inverse(move));
        }
        return all;
    }

    private PermutationPosition state(List<String> words) {
        PermutationPosition position = newPosition();
        Set<String> read = new HashSet<>();
        int at = 0;
        while (at < words.size()) {
            if (!read.add(words.get(at))) {
                throw new InputException(words.get(at) + " is there twice; a state has each set once");
            }
            at = readOrbit(words, at, position.values());
        }
        return position;
    }

    /** Reads the pieces of an orbit, and how they are turned; returns the number of the next word. */
    private int readOrbit(List<String> words, int at, int[] values) {
        Orbit orbit = definition.orbits().stream()
                .filter(one -> one.name().equals(words.get(at)))
                .findFirst()
                .orElseThrow(
                        () -> new InputException("\"" + words.get(at) + "\" is not the name of a set of " + name()));
        int last = at + 1;
        while (last < words.size() && words.get(last).matches("\\d{1,4}")) {
            last++;
        }
        int numbers = last - at - 1;
        boolean hasTurns = numbers == 2 * orbit.size();
        if (numbers != orbit.size() && !hasTurns) {
            throw new InputException(orbit.name() + " has " + orbit.size() + " slots, and there are " + numbers
                    + " numbers behind it; all pieces are needed, and then how each is turned");
        }
        List<Integer> left = new ArrayList<>();
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            left.add(kinds.number(orbit, slot, kinds.kind(slot, solved[slot])));
        }
        for (int i = 0; i < orbit.size(); i++) {
            int slot = orbit.first() + i;
            int number = Integer.parseInt(words.get(at + 1 + i));
            int turn = hasTurns ? Integer.parseInt(words.get(at + 1 + orbit.size() + i)) : 0;
            if (!left.remove((Integer) number)) {
                throw new InputException("the pieces of " + orbit.name() + " are not those of " + name() + ": " + number
                        + " is there too often, or not at all when it is solved");
            }
            int kind = kinds.kindOf(orbit, slot, number);
            if (turn >= orbit.orientations() || kind < 0) {
                throw new InputException("piece " + number + " of " + orbit.name() + " cannot be in slot " + (i + 1)
                        + " turned by " + turn);
            }
            values[slot] = kinds.value(slot, kind, turn);
        }
        return last;
    }

    @Override
    public String format(PermutationPosition position) {
        List<String> text = new ArrayList<>();
        for (Orbit orbit : definition.orbits()) {
            text.add(orbit.name());
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                int kind = kinds.kind(slot, position.values()[slot]);
                text.add(Integer.toString(kinds.number(orbit, slot, kind)));
            }
            for (int slot = orbit.first(); orbit.orientations() > 1 && slot < orbit.end(); slot++) {
                text.add(Integer.toString(kinds.turn(slot, position.values()[slot])));
            }
        }
        return String.join(" ", text);
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

    /** The number of states; empty if pieces are alike, so that it is not the number of rearrangements. */
    public Optional<BigInteger> stateCount() {
        return kinds.hasAlike() ? Optional.empty() : Optional.of(chain().order());
    }

    /** A state, each as likely as any other. */
    public PermutationPosition random(Random random) {
        return points().position(chain().random(random));
    }

    @Override
    public Optional<String> obstacle(PermutationPosition position) {
        if (kinds.hasAlike() || chain().contains(points().element(position))) {
            return Optional.empty();
        }
        return Optional.of(new Invariants(this)
                .broken(position)
                .orElse("no sequence of moves leads from here to the solved state"));
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

    private Points points() {
        return new Points(this);
    }

    private synchronized StabilizerChain chain() {
        if (chain == null) {
            chain = new StabilizerChain(definition.moves().stream()
                    .map(move -> points().element(move.effect()))
                    .toList());
        }
        return chain;
    }
}
