package dev.unscramble.spark;

import dev.unscramble.engine.EngineServer;
import dev.unscramble.engine.spark.ClassArchive;
import java.io.IOException;
import java.io.PrintStream;

/** The process of an engine: standard input and output belong to the {@link EngineServer}, standard error is a log. */
public final class Main {
    private Main() {}

    /** Serves an engine for work of this name. */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = System.out;
        System.setOut(System.err); // what a library prints must not be taken for an answer
        EngineServer.serve(System.in, out, new SparkEngineProvider(), arguments[0]);
        ClassArchive.writeHere().ifPresent(System.err::println);
        System.exit(0); // whatever threads Spark has left
    }
}
