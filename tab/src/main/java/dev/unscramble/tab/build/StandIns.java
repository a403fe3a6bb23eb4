package dev.unscramble.tab.build;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** The classes that another one replaces in the engine: one of the same name after "Plain". */
public final class StandIns extends SimpleSubstitutionPolicy {
    private static final String MISSING = "dev.unscramble.tab.missing";

    /** Replaced by a class of the package of what is missing. */
    private static final List<String> REPLACED = List.of(
            "java.io.FilterWriter",
            "dev.unscramble.census.CensusFolder",
            "java.util.SplittableRandom",
            "java.util.concurrent.ConcurrentLinkedDeque",
            "java.util.concurrent.ConcurrentLinkedQueue",
            "java.util.concurrent.atomic.AtomicReferenceArray",
            "java.util.concurrent.atomic.LongAdder",
            "java.util.concurrent.locks.ReentrantLock",
            "dev.unscramble.experiment.Shard",
            "dev.unscramble.extension.UserHeuristics",
            "dev.unscramble.search.beam.StateBytes",
            "dev.unscramble.threads.WorkerThreads");

    /** Replaced by a class of its own package, which uses what only that package sees. */
    private static final String KERNEL_CLASS = "dev.unscramble.search.idastar.KernelClass";

    @Override
    public void contribute(SubstitutionSink sink) {
        for (String name : REPLACED) {
            String own = name.substring(0, name.lastIndexOf('.'));
            sink.selectClasses(named(name)).replacePackage(own, MISSING).simpleNamePrefix("Plain");
        }
        sink.selectClasses(named(KERNEL_CLASS)).simpleNamePrefix("Plain");
    }
}
