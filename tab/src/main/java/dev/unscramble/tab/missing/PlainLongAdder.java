package dev.unscramble.tab.missing;

public final class PlainLongAdder {
    private long sum;

    public void add(long number) {
        sum += number;
    }

    public void increment() {
        sum++;
    }

    public long sum() {
        return sum;
    }
}
