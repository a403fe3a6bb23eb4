package dev.unscramble.catalog.kind;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/**
 * A value of a JSON file that knows where it is, so that errors can say so.
 *
 * @param place the file, the line and the names of the members that lead to it
 * @param value a map of members, a list of items, a text, a whole number, or null for anything else
 */
record JsonTree(String place, @Nullable Object value) {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** Reads the only value of a text. */
    static JsonTree read(String source, String text) {
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            JsonTree tree = read(parser, source, "");
            if (parser.nextToken() != null) {
                throw new InputException("something follows the end of the JSON")
                        .at(source + ", line " + parser.currentTokenLocation().getLineNr());
            }
            return tree;
        } catch (StreamConstraintsException e) { // which knows no line
            throw new InputException("in this JSON, something is too long or too deep", e).at(source);
        } catch (JacksonException e) {
            String reason = String.valueOf(e.getOriginalMessage()).split("\n| \\(start marker")[0];
            throw new InputException("this is not JSON: " + reason, e)
                    .at(source + ", line " + e.getLocation().getLineNr());
        }
    }

    private static JsonTree read(JsonParser parser, String source, String path) {
        String place =
                source + ", line " + parser.currentTokenLocation().getLineNr() + (path.isEmpty() ? "" : ", " + path);
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, JsonTree> members = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                members.put(name, read(parser, source, path.isEmpty() ? name : path + "." + name));
            }
            return new JsonTree(place, members);
        }
        if (token == JsonToken.START_ARRAY) {
            List<JsonTree> items = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                items.add(read(parser, source, path + "[" + items.size() + "]"));
            }
            return new JsonTree(place, items);
        }
        if (token == JsonToken.VALUE_STRING) {
            return new JsonTree(place, parser.getString());
        }
        return new JsonTree(place, token == JsonToken.VALUE_NUMBER_INT ? parser.getIntValue() : null);
    }

    private InputException error(String rule) {
        return new InputException(rule).at(place);
    }

    /** Does something with this value; if it is refused, the message says where the value is. */
    <T> T checked(Supplier<T> work) {
        try {
            return work.get();
        } catch (InputException e) {
            throw e.at(place);
        }
    }

    void checked(Runnable work) {
        checked(() -> {
            work.run();
            return true;
        });
    }

    boolean isList() {
        return value instanceof List;
    }

    @SuppressWarnings("unchecked") // maps of this class are made above
    Map<String, JsonTree> members() {
        if (value instanceof Map<?, ?> members) {
            return (Map<String, JsonTree>) members;
        }
        throw error("this must be an object, { ... }");
    }

    @SuppressWarnings("unchecked") // lists of this class are made above
    List<JsonTree> items() {
        if (value instanceof List<?> items) {
            return (List<JsonTree>) items;
        }
        throw error("this must be a list, [ ... ]");
    }

    Optional<JsonTree> optional(String name) {
        return Optional.ofNullable(members().get(name));
    }

    JsonTree member(String name) {
        return optional(name).orElseThrow(() -> error("\"" + name + "\" is missing"));
    }

    /** The member of the first name; if there is none, that of the other. */
    JsonTree either(String name, String other) {
        return optional(name).orElseGet(() -> member(other));
    }

    String text() {
        if (value instanceof String text) {
            return text;
        }
        throw error("this must be a text");
    }

    int number() {
        if (value instanceof Integer number) {
            return number;
        }
        throw error("this must be a whole number");
    }

    int[] numbers() {
        return items().stream().mapToInt(JsonTree::number).toArray();
    }
}
