package dev.unscramble.input;

import dev.unscramble.model.InputException;
import dev.unscramble.text.Names;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/**
 * Reads puzzles from JSON. Tiles: an object with {@code n}, or {@code rows} and {@code cols}, {@code start} and
 * perhaps {@code goal}, or just the rows of the start. Rows are nested or flat. Others: {@code puzzle}
 * is a name, and {@code start} and perhaps {@code goal} are texts.
 */
final class ProblemJson {
    /** The longest side that a square may have. */
    private static final int LARGEST_SQUARE = (int) Math.sqrt(Board.MAX_CELLS);

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(JsonReadFeature.ALLOW_YAML_COMMENTS)
            .build();

    private static final List<String> KEYS = List.of("puzzle", "n", "rows", "cols", "start", "goal");

    /**
     * A start as text, and the name of the puzzle and a goal if it brought its own.
     *
     * @param line where it begins
     */
    record Given(Optional<String> puzzle, String start, Optional<String> goal, int line) {}

    private final JsonParser parser;
    private final int firstLine;

    private ProblemJson(JsonParser parser, int firstLine) {
        this.parser = parser;
        this.firstLine = firstLine;
    }

    /**
     * Reads all puzzles of a text, one after the other or in a list.
     *
     * @param firstLine the number of the text's first line
     */
    static List<Given> readAll(String text, int firstLine) {
        List<Given> all = new ArrayList<>();
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
            ProblemJson reader = new ProblemJson(parser, firstLine);
            if (BoardReader.withoutComments(text).matches("(?s)\\s*\\[\\s*\\{.*")) {
                parser.nextToken(); // a list of problems
            }
            while (parser.nextToken() != null && parser.currentToken() != JsonToken.END_ARRAY) {
                all.add(reader.problem());
            }
            if (parser.currentToken() != null && parser.nextToken() != null) {
                throw reader.error("nothing may follow the list of puzzles");
            }
        } catch (StreamConstraintsException e) {
            throw new InputException("in this JSON, something is too long: " + firstSentence(e), e);
        } catch (JacksonException e) {
            throw new InputException("this is not JSON: " + firstSentence(e), e).at(place(e.getLocation(), firstLine));
        }
        return all;
    }

    private Given problem() {
        int line = lineOf(parser.currentTokenLocation(), firstLine);
        if (parser.currentToken() == JsonToken.START_ARRAY) {
            Rows start = rows("start");
            return new Given(
                    Optional.empty(), start.text(OptionalInt.empty(), OptionalInt.empty()), Optional.empty(), line);
        }
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw error("a puzzle in JSON is an object such as {\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,1]]}");
        }
        String place = place();
        Optional<String> puzzle = Optional.empty();
        OptionalInt n = OptionalInt.empty();
        OptionalInt height = OptionalInt.empty();
        OptionalInt width = OptionalInt.empty();
        State start = null;
        State goal = null;
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = parser.currentName();
            if (!KEYS.contains(key)) {
                throw Names.unknown("key", key, KEYS).at(place());
            }
            parser.nextToken();
            switch (key) {
                case "n" -> n = OptionalInt.of(side(key, LARGEST_SQUARE));
                case "rows" -> height = OptionalInt.of(side(key, Board.MAX_SIDE));
                case "cols" -> width = OptionalInt.of(side(key, Board.MAX_SIDE));
                case "puzzle" -> puzzle = Optional.of(name(key));
                case "start" -> start = state(key);
                default -> goal = state(key);
            }
        }
        boolean hasSize = n.isPresent() || height.isPresent() || width.isPresent();
        if (puzzle.isPresent() && hasSize) {
            throw new InputException("use either \"puzzle\" or a size (\"n\", or \"rows\" and \"cols\"), not both")
                    .at(place);
        }
        if (puzzle.isEmpty()
                && (n.isPresent() == (height.isPresent() && width.isPresent())
                        || n.isPresent() && (height.isPresent() || width.isPresent()))) {
            throw new InputException("the size must be given once, by the key n, or by rows and cols").at(place);
        }
        if (start == null) {
            throw new InputException("the key start is missing").at(place);
        }
        OptionalInt givenRows = n.isPresent() ? n : height;
        OptionalInt givenColumns = n.isPresent() ? n : width;
        String startText = start.text(givenRows, givenColumns);
        return new Given(
                puzzle,
                startText,
                goal == null ? Optional.empty() : Optional.of(goal.text(givenRows, givenColumns)),
                line);
    }

    private int side(String key, int most) {
        int side = wholeNumber(key);
        if (side < Board.MIN_SIDE || side > most) {
            throw error(key + " is " + side + "; it must be from " + Board.MIN_SIDE + " to " + most);
        }
        return side;
    }

    private int wholeNumber(String key) {
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT) {
            throw error("in " + key + ", " + found() + " is not a whole number");
        }
        try {
            return parser.getIntValue();
        } catch (JacksonException e) {
            throw error("in " + key + ", the number " + parser.getString() + " is too large for any board");
        }
    }

    private String name(String key) {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            throw error(key + " is " + found() + "; it must be the name of a puzzle");
        }
        return parser.getString();
    }

    private State state(String key) {
        return parser.currentToken() == JsonToken.VALUE_STRING ? new Text(key, parser.getString(), place()) : rows(key);
    }

    private Rows rows(String key) {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw error(notRows(key, found()));
        }
        Rows rows = new Rows(key, place());
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (parser.currentToken() == JsonToken.START_ARRAY) {
                rows.newRow();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    rows.add(wholeNumber(key));
                }
            } else {
                rows.add(wholeNumber(key));
            }
        }
        return rows;
    }

    private static String notRows(String key, String found) {
        return key + " is " + found + "; it must be the rows of the board, as in [[7,2,4],[5,0,6],[8,3,1]]";
    }

    private String found() {
        JsonToken token = parser.currentToken();
        if (token == null) {
            return "the end of the text";
        }
        return switch (token) {
            case VALUE_NULL -> "null";
            case START_OBJECT -> "an object";
            case START_ARRAY -> "a list";
            case VALUE_STRING -> "\"" + parser.getString() + "\"";
            default -> parser.getString();
        };
    }

    private InputException error(String message) {
        return new InputException(message).at(place());
    }

    private String place() {
        return place(parser.currentTokenLocation(), firstLine);
    }

    private static String place(@Nullable TokenStreamLocation location, int firstLine) {
        return location == null ? "JSON" : "line " + lineOf(location, firstLine) + ", column " + location.getColumnNr();
    }

    private static int lineOf(TokenStreamLocation location, int firstLine) {
        return firstLine + location.getLineNr() - 1;
    }

    /** The parser's complaint without its hints for programmers. */
    private static String firstSentence(JacksonException e) {
        String message = e.getOriginalMessage();
        int end = message.indexOf("\n");
        return (end < 0 ? message : message.substring(0, end))
                .replaceAll(" \\((for|start marker) .*$|, from `[^`]*`", "");
    }

    /** A start or a goal. */
    private sealed interface State {
        /** It as text, which fits the size if one is given. */
        String text(OptionalInt givenRows, OptionalInt givenColumns);
    }

    private record Text(String key, String value, String place) implements State {
        @Override
        public String text(OptionalInt givenRows, OptionalInt givenColumns) {
            if (givenRows.isPresent()) {
                throw new InputException(notRows(key, "\"" + value + "\"")).at(place);
            }
            return value;
        }
    }

    /** The numbers of a board, in rows where they came so. */
    private static final class Rows implements State {
        private final String key;
        private final String place;
        private final List<List<Integer>> nested = new ArrayList<>();
        private final List<Integer> all = new ArrayList<>();

        Rows(String key, String place) {
            this.key = key;
            this.place = place;
        }

        void newRow() {
            nested.add(new ArrayList<>());
        }

        void add(int tile) {
            all.add(tile);
            if (!nested.isEmpty()) {
                nested.get(nested.size() - 1).add(tile);
            }
        }

        @Override
        public String text(OptionalInt givenRows, OptionalInt givenColumns) {
            try {
                int side = (int) Math.round(Math.sqrt(all.size()));
                int height = givenRows.orElse(nested.isEmpty() ? side : nested.size());
                int width = givenColumns.orElse(
                        nested.isEmpty() ? side : nested.get(0).size());
                checkRows(height, width);
                int[] tiles = all.stream().mapToInt(Integer::intValue).toArray();
                return Board.of(height, width, BoardReader.withBlank(tiles)).toString();
            } catch (InputException e) {
                throw new InputException(key + ": " + e.getMessage(), e).at(place);
            }
        }

        private void checkRows(int height, int width) {
            if (nested.isEmpty()) {
                return;
            }
            if (nested.size() != height) {
                throw new InputException("there are " + nested.size() + " rows instead of " + height);
            }
            for (int row = 0; row < height; row++) {
                if (nested.get(row).size() != width) {
                    throw new InputException(
                            "row " + (row + 1) + " has " + nested.get(row).size() + " numbers instead of " + width);
                }
            }
        }
    }
}
