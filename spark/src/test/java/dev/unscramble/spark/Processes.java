package dev.unscramble.spark;

import java.util.LinkedHashSet;
import java.util.Set;

/** Processes that were started, and those that they start; when it is closed, none of them is left. */
final class Processes implements AutoCloseable {
    private final Set<ProcessHandle> all = new LinkedHashSet<>();

    Process add(Process process) {
        all.add(process.toHandle());
        return process;
    }

    /** Kills a process; what it had started is on its own from now on. */
    void kill(Process process) {
        process.descendants().forEach(all::add);
        process.destroyForcibly().onExit().join();
    }

    /** Kills all, and waits for their end, since their files are about to be deleted. */
    @Override
    public void close() {
        Set<ProcessHandle> left = new LinkedHashSet<>(all);
        all.forEach(process -> process.descendants().forEach(left::add));
        left.forEach(ProcessHandle::destroyForcibly);
        left.forEach(process -> process.onExit().join());
        all.clear();
    }
}
