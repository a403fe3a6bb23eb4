package dev.unscramble.experiment.file;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.experiment.Group.Entry;
import dev.unscramble.input.CsvTable;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.input.Suite;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The instances of an {@code [[instances]]} table that stand in a file, a list or a suite.
 *
 * @param folder against which the names of files are resolved
 */
record GivenInstances(TomlSection section, Path folder, PuzzleSettings settings, Maker maker) {
    /** Makes an entry of an instance. */
    @FunctionalInterface
    interface Maker {
        Entry entry(String id, Instance<?> instance, Map<String, Double> known);
    }

    /** The instances of a source, in the order and number that the table asks for. */
    List<Entry> entries(String source) {
        List<Entry> all = section.tried(source, () -> switch (source) {
                    case "file" -> section.text("file").map(this::file).orElse(List.of());
                    case "suite" -> section.text("suite").map(this::suite).orElse(List.of());
                    default -> list();
                })
                .orElse(List.of());
        List<Entry> sorted =
                section.text("sort-by").map(key -> sorted(all, key)).orElse(all);
        long first = section.number("first", 1, Integer.MAX_VALUE).orElse(Integer.MAX_VALUE);
        return sorted.stream().limit(first).toList();
    }

    private List<Entry> sorted(List<Entry> entries, String key) {
        if (!entries.stream().allMatch(entry -> entry.known().containsKey(key))) {
            section.refuse("sort-by", "not every instance brings a number called " + key);
            return entries;
        }
        return entries.stream()
                .sorted(Comparator.comparingDouble(entry -> entry.known().getOrDefault(key, 0.0)))
                .toList();
    }

    private List<Entry> file(String name) {
        String path = folder.resolve(TextSource.path(name)).toString();
        if (!TextSource.isFile(path)) {
            throw new InputException("the file \"" + path + "\" does not exist");
        }
        try {
            String text = TextSource.file(path);
            Optional<CsvTable> table = text.stripLeading().startsWith("{") ? Optional.empty() : CsvTable.read(text);
            if (table.isPresent()) {
                return entries(table.get());
            }
        } catch (InputException e) {
            throw e.at(path);
        }
        return numbered(new InstanceReader(settings).read(path, InputStream.nullInputStream()));
    }

    private List<Entry> suite(String name) {
        return entries(CsvTable.read(Suite.table(name)).orElseThrow());
    }

    private List<Entry> list() {
        InstanceReader reader = new InstanceReader(settings);
        List<Instance<?>> read = new ArrayList<>();
        for (Object item : section.items("list")) {
            if (!(item instanceof String text)) {
                throw new InputException("list has " + item + " in it; it is a list of puzzles in quotes");
            }
            read.add(reader.readText(text));
        }
        return numbered(read);
    }

    private List<Entry> numbered(List<Instance<?>> read) {
        List<Entry> entries = new ArrayList<>();
        read.forEach(instance -> entries.add(maker.entry(Integer.toString(entries.size() + 1), instance, Map.of())));
        return entries;
    }

    private List<Entry> entries(CsvTable table) {
        if (!table.complaints().isEmpty()) {
            throw table.complaints().get(0);
        }
        InstanceReader reader = new InstanceReader(settings);
        List<Entry> entries = new ArrayList<>();
        for (CsvTable.Row row : table.rows()) {
            try {
                String id = row.id().orElse(Integer.toString(entries.size() + 1));
                entries.add(maker.entry(id, reader.read(row), row.known()));
            } catch (InputException e) {
                throw e.at("line " + row.line());
            }
        }
        return entries;
    }
}
