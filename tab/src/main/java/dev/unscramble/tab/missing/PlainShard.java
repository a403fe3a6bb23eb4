package dev.unscramble.tab.missing;

import dev.unscramble.run.RunKey;
import java.util.Collection;
import java.util.List;

/** A tab makes all runs itself. */
public record PlainShard() {
    public static PlainShard parse(String text) {
        return new PlainShard();
    }

    public List<RunKey> of(Collection<RunKey> all) {
        return List.copyOf(all);
    }
}
