package dev.unscramble.search.idastar;

import dev.unscramble.model.Position;
import org.jspecify.annotations.Nullable;

/**
 * Replaces {@link KernelClass} in a browser, where no class can be defined: kernels are of classes that are compiled
 * beforehand. {@code tab.build.KernelFields} makes their constants fields, and {@code tab.build.KernelCopies} makes a class of
 * its own for some types of puzzles and heuristics.
 */
final class PlainKernelClass<P extends Position> {
    /** The constants of the kernel that is being made. */
    private static @Nullable KernelConstants current;

    private final KernelConstants constants;

    PlainKernelClass(KernelConstants constants) {
        this.constants = constants;
    }

    static <P extends Position> PlainKernelClass<P> shared(KernelConstants constants) {
        return new PlainKernelClass<>(constants);
    }

    /** Called by a kernel that is being made. */
    static @Nullable KernelConstants constants() {
        return current;
    }

    @SuppressWarnings("unchecked") // its constants are those of such a puzzle
    Descent<P> begin(Descent.Task<P> task) {
        Descent.Task<Position> any = (Descent.Task<Position>) (Descent.Task<?>) task;
        current = constants;
        return (Descent<P>)
                (Descent<?>) (any.walk() instanceof ValueWalk<Position> values ? kernel(any, values) : new Kernel(any));
    }

    /** A kernel for these values. {@code tab.build.KernelCopies} puts classes before this one that know their types. */
    @SuppressWarnings("UnusedVariable") // of the walk
    private static Descent<Position> kernel(Descent.Task<Position> task, ValueWalk<Position> values) {
        return new Kernel(task);
    }
}
