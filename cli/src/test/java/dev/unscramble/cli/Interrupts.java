package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/** Sends processes what Ctrl-C sends. */
final class Interrupts {
    private Interrupts() {}

    /**
     * Skips the test where whoever started it had interrupts ignored, as shells do in the background: then no child
     * hears of them.
     */
    static void assumeHeard() throws Exception {
        int code = new ProcessBuilder("sh", "-c", "kill -INT $$").start().waitFor();
        assumeThat(code).as("what a shell that interrupts itself ends with").isNotZero();
    }

    static void send(Process process) throws Exception {
        Process kill = new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start();
        assertThat(kill.waitFor()).isZero();
    }
}
