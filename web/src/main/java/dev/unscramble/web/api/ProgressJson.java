package dev.unscramble.web.api;

import dev.unscramble.json.Json;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Progress;

/** How far a search has come, as members of a JSON object. */
public final class ProgressJson {
    private ProgressJson() {}

    public static Json put(Json json, Progress.Snapshot sofar) {
        return json.put("expanded", sofar.expanded())
                .put("generated", sofar.generated())
                .put("stored", sofar.stored())
                .put("bound", sofar.bound())
                .put("seconds", sofar.nanos() / 1e9);
    }

    /** The best solution so far, without its moves. */
    public static Json put(Json json, Improvement best) {
        return json.put("length", best.length()).put("cost", best.cost()).put("lowerBound", best.lowerBound());
    }
}
