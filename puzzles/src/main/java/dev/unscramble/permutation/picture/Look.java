package dev.unscramble.permutation.picture;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a sticker looks: a colour, the number of its piece, or a bar as long as that number. */
public enum Look {
    WHITE(231, "#fbfaf5"),
    YELLOW(226, "#f7d417"),
    RED(160, "#e2574c"),
    ORANGE(208, "#ff9f38"),
    GREEN(34, "#2fae60"),
    BLUE(27, "#5b9bea"),
    PURPLE(135, "#a877d6"),
    PINK(218, "#f2a3c4"),
    CYAN(80, "#4fc3c7"),
    BROWN(137, "#a3744a"),
    GREY(245, "#9aa3ab"),
    BLACK(238, "#3b424a"),
    DARK(238, "#3b424a"),
    LIT(226, "#f7d417"),
    NUMBER(0, ""),
    BAR(0, "");

    private final int terminalColour;
    private final String pageColour;

    Look(int terminalColour, String pageColour) {
        this.terminalColour = terminalColour;
        this.pageColour = pageColour;
    }

    /** Its name in files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All names. */
    public static List<String> labels() {
        return Arrays.stream(values()).map(Look::label).toList();
    }

    /** The look of a name. */
    public static Optional<Look> named(String label) {
        return Arrays.stream(values())
                .filter(look -> look.label().equals(label))
                .findFirst();
    }

    /** Whether it is the same wherever a piece is, and however it is turned. */
    public boolean isOfPiece() {
        return this == NUMBER || this == BAR;
    }

    /** A letter for it: the first one of its name; of a light, a dot or a star. */
    String letter() {
        return this == DARK ? "." : this == LIT ? "*" : label().substring(0, 1);
    }

    /** Its number among the 256 colours of terminals. */
    int terminalColour() {
        return terminalColour;
    }

    /** Its colour on a page, or its name. */
    public String onPage() {
        return isOfPiece() ? label() : pageColour;
    }
}
