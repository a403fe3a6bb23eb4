package dev.unscramble.experiment.file;

import dev.unscramble.experiment.Claim;
import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.SolverSpec;
import dev.unscramble.text.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** An {@code [[original]]} table: published figures, to be shown beside ours. */
final class PublishedSection {
    private final TomlSection section;
    private final boolean isQuick;

    PublishedSection(TomlSection section, boolean isQuick) {
        this.section = section;
        this.isQuick = isQuick;
        section.allow(
                "[[original]]", List.of("source", "note", "attribute", "rows", "values", "known", "claims", "bibtex"));
    }

    PublishedFigures figures(List<SolverSpec> solvers) {
        List<String> labels = solvers.stream().map(SolverSpec::label).toList();
        if (!section.has("source")) {
            section.refuse("source is missing: who published this");
        }
        Map<String, Map<String, String>> cells = new LinkedHashMap<>();
        Map<String, String> known = new LinkedHashMap<>();
        for (TomlSection values : section.sections("values", false)) {
            List<String> rows =
                    section.items("rows").stream().map(Object::toString).toList();
            for (String label : values.keys()) {
                requireSolver(values, label, label, labels);
                cells.put(label, column(values, label, rows));
            }
        }
        for (TomlSection names : section.sections("known", false)) {
            for (String label : names.keys()) {
                requireSolver(names, label, label, labels);
                names.text(label).ifPresent(name -> known.put(label, name));
            }
        }
        Optional<Attribute> attribute = section.read("attribute", Attribute::named);
        List<Claim> claims = section.sections("claims", false).stream()
                .flatMap(claim -> claim(claim, labels).stream())
                .toList();
        if (!section.has("attribute") && !(cells.isEmpty() && known.isEmpty() && claims.isEmpty())) {
            section.refuse("attribute is missing: what these are figures of");
        }
        return new PublishedFigures(
                section.text("source").orElse(""),
                section.text("note").orElse(""),
                attribute,
                cells,
                known,
                claims,
                section.text("bibtex").orElse(""));
    }

    private Optional<Claim> claim(TomlSection within, List<String> labels) {
        Optional<Claim> claim = new ClaimSection(within).claim();
        claim.ifPresent(found -> {
            requireSolver(within, "solver", found.solver(), labels);
            if (!found.other().isEmpty()) {
                requireSolver(within, found.kind().label(), found.other(), labels);
            }
        });
        return claim;
    }

    private void requireSolver(TomlSection within, String key, String label, List<String> labels) {
        if (!isQuick && !labels.contains(label)) {
            within.refuse(
                    key,
                    labels.isEmpty()
                            ? "no solver is labelled \"" + label + "\""
                            : Objects.requireNonNull(
                                    Names.unknown("solver", label, labels).getMessage()));
        }
    }

    private static Map<String, String> column(TomlSection values, String label, List<String> rows) {
        List<Object> items = values.items(label);
        if (items.size() != rows.size()) {
            values.refuse(label, "there are " + items.size() + " values for " + rows.size() + " rows");
        }
        Map<String, String> column = new LinkedHashMap<>();
        for (int i = 0; i < Math.min(rows.size(), items.size()); i++) {
            column.put(rows.get(i), published(items.get(i)));
        }
        return column;
    }

    private static String published(Object value) {
        String text = value instanceof Long number ? String.format(Locale.ROOT, "%,d", number) : value.toString();
        return text.equals("-") ? "\u2013" : text;
    }
}
