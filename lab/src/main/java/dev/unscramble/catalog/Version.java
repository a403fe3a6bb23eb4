package dev.unscramble.catalog;

import java.util.Objects;

/** The version of this software. */
public final class Version {
    private Version() {}

    /** The version in the jar's manifest, or "development" if there is no jar. */
    public static String current() {
        return Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "development");
    }
}
