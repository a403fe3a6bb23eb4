package dev.unscramble.permutation.picture;

import java.util.List;

/**
 * Where the stickers of a puzzle are: those of each slot, in the order in which turning a piece moves them on, and those
 * that never move, such as the middles of the faces of a cube.
 *
 * @param slots by slot: its stickers; none if the slot is not drawn
 */
public record StickerLayout(List<List<Sticker>> slots, List<Sticker> fixed) {

    public StickerLayout {
        slots = slots.stream().map(List::copyOf).toList();
        fixed = List.copyOf(fixed);
    }

    /** How the sticker at one of the places of a slot looks, with a piece in it. */
    Look look(SeenPiece piece, int place) {
        List<Sticker> own = slots.get(piece.home());
        int moved = piece.turn() * own.size() / piece.orientations();
        return own.get(Math.floorMod(place - moved, own.size())).look();
    }
}
