package dev.unscramble.search.idastar;

/** Tells the tests of all modules how many kernel classes there have been. */
public final class KernelClasses {
    private KernelClasses() {}

    public static long defined() {
        return KernelClass.defined();
    }
}
