package dev.unscramble.tab.missing;

import java.util.ArrayDeque;

public final class PlainConcurrentLinkedDeque<E> extends ArrayDeque<E> {
    private static final long serialVersionUID = 1;
}
