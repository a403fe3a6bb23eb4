package dev.unscramble.catalog;

import java.util.Objects;

/** Which version of this software is running. */
public final class Version {
    private Version() {}

    /** The version in the jar's manifest; without a jar, it is being developed. */
    public static String current() {
        return Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "development");
    }
}
