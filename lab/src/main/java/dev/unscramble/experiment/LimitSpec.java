package dev.unscramble.experiment;

import dev.unscramble.model.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * Limits as an experiment names them.
 *
 * @param label what to call them in reports; nothing where there are none
 */
public record LimitSpec(String label, Limits limits) {

    /** No limit but memory. */
    static final LimitSpec NONE = of(Limits.NONE);

    static LimitSpec of(Limits limits) {
        return new LimitSpec(describe(limits), limits);
    }

    /** All that tells them from other limits; the label does not. */
    public String key() {
        Limits none = Limits.NONE;
        List<String> parts = new ArrayList<>();
        if (limits.nodes() != none.nodes()) {
            parts.add("max-nodes=" + limits.nodes());
        }
        if (!limits.time().equals(none.time())) {
            parts.add("time-limit=" + limits.time().toMillis() + "ms");
        }
        if (limits.memoryBytes() != none.memoryBytes()) {
            parts.add("memory-limit=" + limits.memoryBytes());
        }
        if (limits.hasDepth()) {
            parts.add("max-depth=" + limits.depth());
        }
        return String.join(" ", parts);
    }

    /** The most nodes, where that is the one limit. */
    public OptionalLong nodes() {
        boolean isOnly = limits.equals(Limits.NONE.withNodes(limits.nodes())) && limits.nodes() != Limits.NONE.nodes();
        return isOnly ? OptionalLong.of(limits.nodes()) : OptionalLong.empty();
    }

    private static String describe(Limits limits) {
        Limits none = Limits.NONE;
        List<String> parts = new ArrayList<>();
        if (limits.nodes() != none.nodes()) {
            parts.add(String.format(Locale.ROOT, "%,d nodes", limits.nodes()));
        }
        if (!limits.time().equals(none.time())) {
            parts.add(limits.time().toMillis() / 1000.0 + " s");
        }
        if (limits.memoryBytes() != none.memoryBytes()) {
            parts.add(String.format(Locale.ROOT, "%,d MiB", limits.memoryBytes() >> 20));
        }
        if (limits.hasDepth()) {
            parts.add(limits.depth() + " moves");
        }
        return String.join(", ", parts);
    }
}
