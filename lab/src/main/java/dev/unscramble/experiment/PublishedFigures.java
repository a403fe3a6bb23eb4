package dev.unscramble.experiment;

import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.run.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Figures and remarks that others published.
 *
 * @param source who published them, and what they are
 * @param note a caution for comparisons, in our words, or empty
 * @param attribute the attribute of the figures; its mean, if a row has several instances
 * @param cells by the label of the solver: by the label of the row: the figure as it was published
 * @param known by the label of the solver: the name of a number that came with each instance
 * @param claims what they say of solvers
 * @param bibtex an entry for BibTeX to cite them, or empty
 */
public record PublishedFigures(
        String source,
        String note,
        Optional<Attribute> attribute,
        Map<String, Map<String, String>> cells,
        Map<String, String> known,
        List<Claim> claims,
        String bibtex) {
    static final JsonForm<PublishedFigures> JSON = JsonForm.of(members -> new PublishedFigures(
            members.text("source", PublishedFigures::source),
            members.text("note", PublishedFigures::note),
            members.member(
                    "attribute",
                    PublishedFigures::attribute,
                    Kind.optional(Kind.text(Attribute::label, Attribute::named))),
            members.member("cells", PublishedFigures::cells, Kind.map(Kind.map(Kind.TEXT))),
            members.member("known", PublishedFigures::known, Kind.map(Kind.TEXT)),
            members.member("claims", PublishedFigures::claims, Kind.since(List.of(), Kind.objects(Claim.JSON))),
            members.member("bibtex", PublishedFigures::bibtex, Kind.since("", Kind.TEXT))));

    /** The published figure of a solver in one of these rows, by any of its names. */
    public Optional<String> published(String solver, List<String> rowNames) {
        Map<String, String> column = cells.getOrDefault(solver, Map.of());
        return rowNames.stream().filter(column::containsKey).map(column::get).findFirst();
    }
}
