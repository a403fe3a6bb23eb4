package dev.unscramble.run;

import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.options.SolveOptions;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Limits as an experiment names them.
 *
 * @param label their name in reports; empty if there are none
 * @param key identifies the limits, as {@link SolveOptions#key} writes it
 */
public record LimitSpec(String label, String key) {
    private static final Pattern ONLY_NODES = Pattern.compile("max-nodes=(\\d{1,18})");

    /** For readers of the file; the same number is among the limits. */
    private static final Kind<OptionalLong> NODES =
            new Kind<>(nodes -> nodes.isPresent() ? nodes.getAsLong() : null, (json, name) -> OptionalLong.empty());

    public static final JsonForm<LimitSpec> JSON = JsonForm.<LimitSpec>of(members -> {
                LimitSpec limit =
                        new LimitSpec(members.text("label", LimitSpec::label), members.text("limits", LimitSpec::key));
                members.member("nodes", LimitSpec::nodes, NODES);
                return limit;
            })
            .checked(LimitSpec::options);

    /** No limit but memory. */
    public static final LimitSpec NONE = of(SolveOptions.NONE);

    public static LimitSpec of(SolveOptions options) {
        return new LimitSpec(options.describe(), options.key());
    }

    public SolveOptions options() {
        return SolveOptions.ofKey(key);
    }

    /** The node limit, if it is the only limit. */
    public OptionalLong nodes() {
        Matcher nodes = ONLY_NODES.matcher(key);
        return nodes.matches() ? OptionalLong.of(Long.parseLong(nodes.group(1))) : OptionalLong.empty();
    }
}
