package dev.unscramble.spark;

import dev.unscramble.engine.Engine;

/** Starts engines with the settings that this JVM was given, as {@code spark.*} properties. */
public final class SparkEngineProvider implements Engine.Provider {
    @Override
    public Engine start(String name) {
        return SparkEngine.start(name);
    }
}
