package dev.unscramble.web.api;

import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.text.Names;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The body of a request: an object whose members have the names of the command line's options. */
public final class JsonRequest {
    /** Options that would give one request more than its share, and do not change the result. */
    private static final Set<SolveOption> NOT_HERE = EnumSet.of(SolveOption.THREADS, SolveOption.SEQUENCE_LENGTH);

    private static final int LONGEST_TEXT = 10_000;

    private final Json json;

    JsonRequest(Json json) {
        this.json = json;
    }

    public static JsonRequest read(String body) {
        return new JsonRequest(Json.read(body));
    }

    /** A member that must be there. */
    public String text(String name) {
        return find(name).orElseThrow(() -> new InputException("\"" + name + "\" is missing"));
    }

    /** A member that may be there, a text or a number. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(json.members().get(name)).map(value -> asText(name, value));
    }

    /** A member that may be there, a text of any length. */
    Optional<String> longText(String name) {
        return json.optionalText(name);
    }

    /** A member that is a whole number in a range. */
    Optional<Integer> number(String name, int least, int most) {
        return find(name).map(text -> number(name, text, least, most));
    }

    private static int number(String name, String text, int least, int most) {
        if (!text.matches("-?\\d{1,9}")) {
            throw new InputException("\"" + name + "\" is " + text + "; it must be a whole number");
        }
        int number = Integer.parseInt(text);
        if (number < least || number > most) {
            throw new InputException("\"" + name + "\" is " + number + "; it must be from " + least + " to " + most);
        }
        return number;
    }

    /** A member that is true or false; false if it is missing. */
    public boolean flag(String name) {
        String text = find(name).orElse("false");
        if (!text.equals("true") && !text.equals("false")) {
            throw new InputException("\"" + name + "\" is " + text + "; it must be true or false");
        }
        return text.equals("true");
    }

    /** A member that is a list of objects. */
    public List<JsonRequest> list(String name) {
        return json.objects(name).stream().map(JsonRequest::new).toList();
    }

    /**
     * The options of a solve, on top of others.
     *
     * @param known the names of the members that are not options
     */
    SolveOptions options(SolveOptions others, Set<String> known) {
        SolveOptions chosen = others;
        for (Map.Entry<String, @Nullable Object> member : json.members().entrySet()) {
            if (!known.contains(member.getKey()) && member.getValue() != null) {
                SolveOption option = option(member.getKey(), known);
                chosen = chosen.with(option, asText(member.getKey(), member.getValue()));
            }
        }
        return chosen;
    }

    /** An option of a solve, by either spelling of its name. */
    public Optional<String> option(SolveOption option) {
        return json.members().keySet().stream()
                .filter(option::isCalled)
                .findFirst()
                .flatMap(this::find);
    }

    /** Refuses all other members. */
    public void requireOnly(Set<String> names) {
        for (String name : json.members().keySet()) {
            if (!names.contains(name)) {
                throw Names.unknown("member", name, names);
            }
        }
    }

    private static SolveOption option(String name, Set<String> known) {
        for (SolveOption option : SolveOption.values()) {
            if (option.isCalled(name) && !NOT_HERE.contains(option)) {
                return option;
            }
        }
        List<String> names = new ArrayList<>(known);
        names.addAll(optionNames());
        throw Names.unknown("member", name, names);
    }

    /** The names of the options that requests may have. */
    static List<String> optionNames() {
        return EnumSet.complementOf(EnumSet.copyOf(NOT_HERE)).stream()
                .map(SolveOption::label)
                .toList();
    }

    private static String asText(String name, Object value) {
        if (value instanceof String text && text.length() <= LONGEST_TEXT) {
            return text;
        }
        if (value instanceof Long || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof Double number) {
            return BigDecimal.valueOf(number).toPlainString();
        }
        throw new InputException("\"" + name + "\" must be a text of at most " + LONGEST_TEXT + " letters or a number");
    }
}
