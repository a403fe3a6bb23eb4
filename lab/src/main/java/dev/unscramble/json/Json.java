package dev.unscramble.json;

import dev.unscramble.model.InputException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A JSON object: each of its members is read by name and type.
 *
 * @param members texts, numbers, true, false, null, lists and objects, in their order; in one that is to be written,
 *     objects may be maps, and NaN and an empty Optional are null
 */
public record Json(Map<String, @Nullable Object> members) {
    private static final JsonFactory FACTORY = JsonFactory.builder().build();

    /** The names of types in messages. */
    private static final Map<Class<?>, String> WORDS = Map.of(
            String.class, "a text",
            Boolean.class, "true or false",
            Long.class, "a whole number",
            Number.class, "a number",
            List.class, "a list",
            Json.class, "an object");

    /**
     * Reads a text that is one object.
     *
     * @throws InputException if it is not
     */
    public static Json read(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            if (value(parser) instanceof Json object && parser.nextToken() == null) {
                return object;
            }
            throw new InputException("this is not one JSON object");
        } catch (JacksonException e) {
            throw new InputException("this is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** An object without members, to {@link #put} some into it. */
    public static Json object() {
        return new Json(new LinkedHashMap<>());
    }

    /** Adds a member at the end. */
    public Json put(String name, @Nullable Object value) {
        members.put(name, value);
        return this;
    }

    /** Adds members at the end. */
    public Json putAll(Map<String, ? extends @Nullable Object> more) {
        members.putAll(more);
        return this;
    }

    /** A number as it is best written: without a point if it is whole. */
    public static Number plain(double number) {
        return number == (long) number ? (Number) (long) number : (Number) number;
    }

    /** The object on one line. */
    public String line() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            writeValue(json, this);
        }
        return text.toString();
    }

    private static void writeValue(JsonGenerator json, @Nullable Object value) {
        if (value == null || value instanceof Double number && number.isNaN()) {
            json.writeNull();
        } else if (value instanceof Optional<?> some) {
            writeValue(json, some.orElse(null));
        } else if (value instanceof Boolean flag) {
            json.writeBoolean(flag);
        } else if (value instanceof Double number) {
            json.writeNumber(number);
        } else if (value instanceof Number whole) {
            json.writeNumber(whole.longValue());
        } else if (value instanceof Collection<?> items) {
            json.writeStartArray();
            items.forEach(item -> writeValue(json, item));
            json.writeEndArray();
        } else if (value instanceof Json || value instanceof Map) {
            json.writeStartObject();
            Map<?, ?> members = value instanceof Json object ? object.members : (Map<?, ?>) value;
            members.forEach((name, member) -> {
                json.writeName(name.toString());
                writeValue(json, member);
            });
            json.writeEndObject();
        } else {
            json.writeString(value.toString());
        }
    }

    private static @Nullable Object value(JsonParser parser) {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new InputException("the JSON ends too early");
        }
        return switch (token) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> members = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    members.put(name, value(parser));
                }
                yield new Json(members);
            }
            case START_ARRAY -> {
                List<@Nullable Object> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(value(parser));
                }
                yield items;
            }
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> finite(parser.getDoubleValue());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> parser.getString();
        };
    }

    private static double finite(double number) {
        if (Double.isInfinite(number)) {
            throw new InputException("a number in it is too large");
        }
        return number;
    }

    public String text(String name) {
        return get(name, String.class);
    }

    public boolean flag(String name) {
        return get(name, Boolean.class);
    }

    public double number(String name) {
        return get(name, Number.class).doubleValue();
    }

    public long whole(String name) {
        return get(name, Long.class);
    }

    public int small(String name) {
        long value = whole(name);
        if (value != (int) value) {
            throw new InputException("\"" + name + "\" is " + value + ", which is too large");
        }
        return (int) value;
    }

    public OptionalInt optionalSmall(String name) {
        return members.get(name) == null ? OptionalInt.empty() : OptionalInt.of(small(name));
    }

    public OptionalLong optionalWhole(String name) {
        return members.get(name) == null ? OptionalLong.empty() : OptionalLong.of(whole(name));
    }

    public Optional<String> optionalText(String name) {
        return members.get(name) == null ? Optional.empty() : Optional.of(text(name));
    }

    public Json object(String name) {
        return get(name, Json.class);
    }

    public List<Json> objects(String name) {
        return items(name, Json.class);
    }

    public <T> List<T> items(String name, Class<T> type) {
        List<?> items = get(name, List.class);
        return items.stream().map(item -> cast(name, item, type)).toList();
    }

    private <T> T get(String name, Class<T> type) {
        return cast(name, members.get(name), type);
    }

    private static <T> T cast(String name, @Nullable Object value, Class<T> type) {
        if (!type.isInstance(value)) {
            throw new InputException("\"" + name + "\" is " + (value == null ? "missing" : value) + "; it should be "
                    + WORDS.getOrDefault(type, type.getSimpleName()));
        }
        return type.cast(value);
    }
}
