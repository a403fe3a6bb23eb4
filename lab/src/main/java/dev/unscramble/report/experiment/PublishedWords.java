package dev.unscramble.report.experiment;

import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.report.comparison.ClaimCheck;
import dev.unscramble.report.comparison.ClaimCheck.Verdict;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.run.Attribute;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Published figures and claims beside those of our runs; every format shows whose words are whose. */
record PublishedWords(ExperimentResults results) {
    /**
     * One publication.
     *
     * @param source who published it, and what it is, as a sentence
     * @param note what we say of it, or nothing
     */
    record Publication(String source, String note, List<Remark> remarks) {
        /** All of it as sentences, for formats that have no other means. */
        List<String> sentences() {
            List<String> quoted = remarks.stream()
                    .map(remark -> "It says: \"" + remark.says + "\" " + remark.verdict.evidence())
                    .toList();
            String first = note.isEmpty() ? source : source + " " + note;
            return Stream.concat(Stream.of(first), quoted.stream()).toList();
        }
    }

    /** A published claim about a solver, and whether our runs agree. */
    record Remark(String says, Verdict verdict) {}

    /** Those that have figures of an attribute, or say something about it. */
    List<Publication> about(Attribute attribute) {
        return of(Optional.of(attribute));
    }

    /** Those that are about no attribute. */
    List<Publication> others() {
        return of(Optional.empty());
    }

    private List<Publication> of(Optional<Attribute> attribute) {
        return results.manifest().experiment().published().stream()
                .filter(figures -> figures.attribute().equals(attribute))
                .map(this::publication)
                .toList();
    }

    private Publication publication(PublishedFigures figures) {
        ClaimCheck check = new ClaimCheck(results);
        return new Publication(
                figures.source() + ".",
                figures.note().replaceAll("\\s+", " "),
                figures.attribute().stream()
                        .flatMap(attribute -> figures.claims().stream()
                                .map(claim -> new Remark(claim.says(), check.verdict(claim, attribute))))
                        .toList());
    }
}
