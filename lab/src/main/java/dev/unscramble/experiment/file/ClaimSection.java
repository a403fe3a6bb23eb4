package dev.unscramble.experiment.file;

import dev.unscramble.experiment.Claim;
import dev.unscramble.experiment.Claim.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One of the {@code claims} of an {@code [[original]]} table: the words of its authors, and the solver. */
final class ClaimSection {
    private final TomlSection section;

    ClaimSection(TomlSection section) {
        this.section = section;
        section.allow(
                "a claim",
                Stream.concat(
                                Stream.of("says", "solver"),
                                Arrays.stream(Kind.values()).map(Kind::label))
                        .toList());
    }

    Optional<Claim> claim() {
        List<Kind> kinds = Arrays.stream(Kind.values())
                .filter(kind -> section.has(kind.label()))
                .toList();
        Optional<String> says = section.text("says");
        Optional<String> solver = section.text("solver");
        if (says.isEmpty() || solver.isEmpty() || kinds.size() != 1) {
            section.refuse(
                    "a claim has says, solver, and one of better-than, most-within, all-within, solves-all = true"
                            + " and fails-some = true");
            return Optional.empty();
        }
        Kind kind = kinds.get(0);
        String other = kind == Kind.BETTER_THAN ? section.text(kind.label()).orElse("") : "";
        long amount = kind.hasAmount() ? section.longNumber(kind.label()).orElse(0L) : 0;
        return Optional.of(new Claim(says.get(), solver.get(), kind, other, amount));
    }
}
