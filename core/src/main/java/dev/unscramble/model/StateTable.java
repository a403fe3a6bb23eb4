package dev.unscramble.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers states in the order in which they are first stored. */
final class StateTable<S> implements StatePacking<S> {
    private final Map<S, Integer> numbers = new HashMap<>();
    private final List<S> states = new ArrayList<>();

    @Override
    public synchronized long pack(S state) {
        Integer known = numbers.putIfAbsent(state, states.size());
        if (known == null) {
            states.add(state);
            return states.size() - 1L;
        }
        return known;
    }

    @Override
    public synchronized S unpack(long packed) {
        return states.get((int) packed);
    }
}
