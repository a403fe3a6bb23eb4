package dev.unscramble.tab.missing;

import java.util.ArrayDeque;

public final class PlainConcurrentLinkedQueue<E> extends ArrayDeque<E> {
    private static final long serialVersionUID = 1;
}
