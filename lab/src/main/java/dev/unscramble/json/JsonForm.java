package dev.unscramble.json;

import dev.unscramble.model.InputException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A record as a JSON object. Its members are listed once, for both directions, in the order in which they are written:
 *
 * <pre>{@code
 * JsonForm<Shard> form = JsonForm.of(members ->
 *         new Shard(members.small("number", Shard::number), members.small("count", Shard::count)));
 * }</pre>
 *
 * <p>When an object is read, {@code members} returns its value of each name; when a record is written, it writes the value that
 * the record has, and returns it. So the list makes a record in either case, and needs no reflection.
 */
public final class JsonForm<T> {
    private final MemberList<T> list;
    private final Consumer<T> check;

    /** Lists the members one after the other, and makes a record of their values. */
    @FunctionalInterface
    public interface MemberList<T> {
        T record(Members<T> members);
    }

    private JsonForm(MemberList<T> list, Consumer<T> check) {
        this.list = list;
        this.check = check;
    }

    public static <T> JsonForm<T> of(MemberList<T> list) {
        return new JsonForm<>(list, record -> {});
    }

    /** With a check of each record that is read, which throws if something is wrong with it. */
    public JsonForm<T> checked(Consumer<T> rule) {
        return new JsonForm<>(list, rule);
    }

    /** The record as an object. */
    public Json json(T record) {
        Writing<T> writing = new Writing<>(record, new LinkedHashMap<>());
        list.record(writing);
        return new Json(writing.members);
    }

    /** The record as an object on one line. */
    public String write(T record) {
        return json(record).line();
    }

    /**
     * The record in an object.
     *
     * @throws InputException if a member is missing, or is not what it should be
     */
    public T read(Json json) {
        T record = list.record(new Reading<>(json));
        check.accept(record);
        return record;
    }

    /**
     * The record in a text.
     *
     * @throws InputException if it is not JSON, or not such a record
     */
    public T read(String text) {
        return read(Json.read(text));
    }

    /**
     * A kind of values of members.
     *
     * @param plain the value as {@link Json} has it; null if it is not written
     * @param read the value of the member with a name
     */
    public record Kind<V>(Function<V, @Nullable Object> plain, BiFunction<Json, String, V> read) {
        public static final Kind<String> TEXT = new Kind<>(value -> value, Json::text);
        private static final Kind<Long> WHOLE = new Kind<>(value -> value, Json::whole);
        private static final Kind<Integer> SMALL = new Kind<>(value -> value, Json::small);
        public static final Kind<Double> NUMBER = new Kind<>(value -> value, Json::number);
        private static final Kind<OptionalInt> OPTIONAL_SMALL =
                new Kind<>(value -> value.isPresent() ? value.getAsInt() : null, Json::optionalSmall);

        /** Values that are written as texts. */
        public static <V> Kind<V> text(Function<V, String> write, Function<String, V> read) {
            return new Kind<>(write::apply, (json, name) -> read.apply(json.text(name)));
        }

        /** Optional values of another kind. */
        public static <V> Kind<Optional<V>> optional(Kind<V> kind) {
            return new Kind<>(
                    value -> value.map(kind.plain).orElse(null),
                    (json, name) -> json.members().get(name) == null
                            ? Optional.empty()
                            : Optional.of(kind.read.apply(json, name)));
        }

        /** Values of another kind; {@code before} if the member is missing, as in files of older versions. */
        public static <V> Kind<V> since(V before, Kind<V> kind) {
            return new Kind<>(
                    kind.plain,
                    (json, name) -> json.members().containsKey(name) ? kind.read.apply(json, name) : before);
        }

        public static <V> Kind<V> object(JsonForm<V> form) {
            return new Kind<>(form::json, (json, name) -> form.read(json.object(name)));
        }

        public static <V> Kind<List<V>> objects(JsonForm<V> form) {
            return new Kind<>(
                    value -> value.stream().map(form::json).toList(),
                    (json, name) -> json.objects(name).stream().map(form::read).toList());
        }

        /** Lists of values that are written as texts. */
        public static <V> Kind<List<V>> texts(Function<V, String> write, Function<String, V> read) {
            return new Kind<>(
                    value -> value.stream().map(write).toList(),
                    (json, name) ->
                            json.items(name, String.class).stream().map(read).toList());
        }

        /** Objects whose members have any names, and values of one kind. */
        public static <V> Kind<Map<String, V>> map(Kind<V> kind) {
            return new Kind<>(
                    value -> {
                        Map<String, @Nullable Object> members = new LinkedHashMap<>();
                        value.forEach((name, each) -> members.put(name, kind.plain.apply(each)));
                        return members;
                    },
                    (json, name) -> {
                        Map<String, V> values = new LinkedHashMap<>();
                        Json object = json.object(name);
                        object.members().keySet().forEach(key -> values.put(key, kind.read.apply(object, key)));
                        return values;
                    });
        }
    }

    /** The members of one object, read or written one after the other. */
    public sealed interface Members<T> {
        /** A member, and how to get it from a record. */
        <V> V member(String name, Function<T, V> of, Kind<V> kind);

        /** The members of another record, written among these. */
        <V> V part(Function<T, V> of, JsonForm<V> form);

        /** A member that follows from the others: it is written, and not read. */
        void derived(String name, Function<T, @Nullable Object> of);

        /** The record, if all its members are derived and it is read in another way. */
        T read(Function<Json, T> other);

        default String text(String name, Function<T, String> of) {
            return member(name, of, Kind.TEXT);
        }

        default long whole(String name, Function<T, Long> of) {
            return member(name, of, Kind.WHOLE);
        }

        default int small(String name, Function<T, Integer> of) {
            return member(name, of, Kind.SMALL);
        }

        default double number(String name, Function<T, Double> of) {
            return member(name, of, Kind.NUMBER);
        }

        default OptionalInt optionalSmall(String name, Function<T, OptionalInt> of) {
            return member(name, of, Kind.OPTIONAL_SMALL);
        }
    }

    private record Writing<T>(T record, Map<String, @Nullable Object> members) implements Members<T> {
        @Override
        public <V> V member(String name, Function<T, V> of, Kind<V> kind) {
            V value = of.apply(record);
            Object plain = kind.plain.apply(value);
            if (plain != null) {
                members.put(name, plain);
            }
            return value;
        }

        @Override
        public <V> V part(Function<T, V> of, JsonForm<V> form) {
            return form.list.record(new Writing<>(of.apply(record), members));
        }

        @Override
        public void derived(String name, Function<T, @Nullable Object> of) {
            members.put(name, of.apply(record));
        }

        @Override
        public T read(Function<Json, T> other) {
            return record;
        }
    }

    private record Reading<T>(Json json) implements Members<T> {
        @Override
        public <V> V member(String name, Function<T, V> of, Kind<V> kind) {
            return kind.read.apply(json, name);
        }

        @Override
        public <V> V part(Function<T, V> of, JsonForm<V> form) {
            return form.read(json);
        }

        @Override
        public void derived(String name, Function<T, @Nullable Object> of) {
            // It follows from what is read.
        }

        @Override
        public T read(Function<Json, T> other) {
            return other.apply(json);
        }
    }
}
