package dev.unscramble.search.idastar;

import dev.unscramble.model.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/** A hidden class, defined from the template {@link Kernel} with some constants. */
final class KernelClass<P extends Position> {
    private static final byte[] TEMPLATE = template();
    private static final MethodType CONSTRUCTOR = MethodType.methodType(void.class, Descent.Task.class);
    private static final MethodType MAKER = MethodType.methodType(Descent.class, Descent.Task.class);

    private static final AtomicLong DEFINED = new AtomicLong();

    private static final int MOST_SHARED = 32;

    /** The classes without a walk that were used last. */
    private static final Map<List<Object>, KernelClass<?>> SHARED = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Object>, KernelClass<?>> eldest) {
            return size() > MOST_SHARED;
        }
    };

    private final MethodHandle maker;

    KernelClass(KernelConstants constants) {
        try {
            MethodHandles.Lookup hidden =
                    MethodHandles.lookup().defineHiddenClassWithClassData(TEMPLATE, constants, true);
            DEFINED.incrementAndGet();
            maker = hidden.findConstructor(hidden.lookupClass(), CONSTRUCTOR).asType(MAKER);
        } catch (IllegalAccessException | NoSuchMethodException e) {
            throw new IllegalStateException("the kernel is a class of this package", e);
        }
    }

    /** The class for all puzzles and heuristics that have these constants but the walk. */
    @SuppressWarnings("unchecked") // without a walk, it takes any positions
    static <P extends Position> KernelClass<P> shared(KernelConstants constants) {
        synchronized (SHARED) {
            return (KernelClass<P>) SHARED.computeIfAbsent(
                    constants.withoutWalkAsKey(), key -> new KernelClass<>(constants.withoutWalk()));
        }
    }

    /** The number of kernel classes defined in this JVM. */
    static long defined() {
        return DEFINED.get();
    }

    private static byte[] template() {
        try (InputStream code = KernelClass.class.getResourceAsStream("Kernel.class")) {
            return Objects.requireNonNull(code).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A new kernel, for one thread. */
    @SuppressWarnings("unchecked") // its constants are those of such a puzzle
    Descent<P> begin(Descent.Task<P> task) {
        try {
            return (Descent<P>) (Descent<?>) maker.invokeExact((Descent.Task<?>) task);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("the kernel's constructor throws no checked exception", e);
        }
    }
}
