package dev.unscramble.web;

import java.security.SecureRandom;
import java.util.Base64;

/** Texts that cannot be guessed, of characters that an address may have. */
final class RandomText {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 15;

    private RandomText() {}

    static String next() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().encodeToString(bytes);
    }
}
