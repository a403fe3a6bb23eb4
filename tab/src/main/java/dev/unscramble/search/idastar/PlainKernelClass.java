package dev.unscramble.search.idastar;

import dev.unscramble.model.Position;
import org.jspecify.annotations.Nullable;

/**
 * Replaces {@link KernelClass} in a browser, where no class can be defined: all kernels are of one class, in which
 * {@code tab.build.KernelFields} makes the constants fields.
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
        current = constants;
        return (Descent<P>) (Descent<?>) new Kernel((Descent.Task<Position>) (Descent.Task<?>) task);
    }
}
