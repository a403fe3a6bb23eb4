package dev.unscramble.permutation;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.definition.Orbit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads and writes the states of a puzzle. They are written in the form of its definition, on one line. */
record StateText(PermutationPuzzle puzzle) {
    private static final Pattern POWER = Pattern.compile("(.+?)(\\d{0,3})('?)");

    /**
     * Reads moves from the solved state, the colours of all stickers, or a state: the name of each set, its pieces, and how
     * they are turned.
     */
    PermutationPosition read(String text) {
        List<String> words = List.of(text.strip().split("[\\s,;]+"));
        boolean isState =
                puzzle.orbits().stream().anyMatch(orbit -> orbit.name().equals(words.get(0)));
        if (isState) {
            return state(words);
        }
        Optional<StickerText> stickers = StickerText.of(puzzle).filter(reader -> reader.isMeant(text));
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
        return turns.containsAll(puzzle.moveNames())
                && FaceTurns.FACES.stream().allMatch(face -> puzzle.moveNames().containsAll(List.of(face, face + "'")));
    }

    private PermutationPosition scrambled(List<String> words) {
        PermutationPosition position = puzzle.newPosition();
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
        if (puzzle.moveNames().contains(plain)) {
            return List.of(puzzle.moveNames().indexOf(plain));
        }
        Matcher power = POWER.matcher(plain);
        if (!power.matches() || !puzzle.moveNames().contains(power.group(1))) {
            throw new InputException("\"" + word + "\" is not a move of " + puzzle.name() + "; there are "
                    + String.join(" ", puzzle.moveNames()));
        }
        int move = puzzle.moveNames().indexOf(power.group(1));
        int times = power.group(2).isEmpty() ? 1 : Integer.parseInt(power.group(2));
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            all.add(power.group(3).isEmpty() ? move : puzzle.effects().inverse(move));
        }
        return all;
    }

    private PermutationPosition state(List<String> words) {
        PermutationPosition position = puzzle.newPosition();
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
        Orbit orbit = puzzle.orbits().stream()
                .filter(one -> one.name().equals(words.get(at)))
                .findFirst()
                .orElseThrow(() ->
                        new InputException("\"" + words.get(at) + "\" is not the name of a set of " + puzzle.name()));
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
            left.add(puzzle.kinds().number(orbit, slot, puzzle.kinds().kind(slot, puzzle.solved()[slot])));
        }
        for (int i = 0; i < orbit.size(); i++) {
            int slot = orbit.first() + i;
            int number = Integer.parseInt(words.get(at + 1 + i));
            int turn = hasTurns ? Integer.parseInt(words.get(at + 1 + orbit.size() + i)) : 0;
            if (!left.remove((Integer) number)) {
                throw new InputException("the pieces of " + orbit.name() + " are not those of " + puzzle.name() + ": "
                        + number + " is there too often, or not at all when it is solved");
            }
            int kind = puzzle.kinds().kindOf(orbit, slot, number);
            if (turn >= orbit.written() || kind < 0) {
                throw new InputException("piece " + number + " of " + orbit.name() + " cannot be in slot " + (i + 1)
                        + " turned by " + turn);
            }
            values[slot] = puzzle.kinds().value(slot, kind, turn % orbit.orientations());
        }
        return last;
    }

    /** A state in the form of the definition. */
    String write(PermutationPosition position) {
        List<String> text = new ArrayList<>();
        for (Orbit orbit : puzzle.orbits()) {
            text.add(orbit.name());
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                int kind = puzzle.kinds().kind(slot, position.values()[slot]);
                text.add(Integer.toString(puzzle.kinds().number(orbit, slot, kind)));
            }
            for (int slot = orbit.first(); orbit.orientations() > 1 && slot < orbit.end(); slot++) {
                text.add(Integer.toString(puzzle.kinds().turn(slot, position.values()[slot])));
            }
        }
        return String.join(" ", text);
    }
}
