package dev.unscramble.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Inputs that are almost right, the same ones for the same seed. */
final class Mutations {
    private static final int MOST_CHANGES = 4;
    private static final int MOST_BYTES = 20_000;
    private static final int MOST_REPETITIONS = 5_000;
    private static final List<String> TOKENS = List.of(
            "0",
            "-1",
            "1e999",
            "99999999999999999999",
            "NaN",
            "null",
            "true",
            "\"",
            "'",
            "\\",
            "\\u0000",
            "\0",
            "\uFEFF",
            "\u2028",
            "\uD83D\uDE00",
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            "=",
            ":",
            ",",
            ";",
            "#",
            "/",
            "..",
            "$1",
            "%s",
            "\t",
            "\r\n",
            "\n\n",
            " ",
            "b",
            "x",
            "R'",
            "pdb:",
            "sum(",
            "max(",
            "16x16",
            "0x0",
            "cube");

    private final List<byte[]> seeds;
    private final Random random;

    Mutations(List<byte[]> seeds, long seed) {
        this.seeds = seeds;
        this.random = new Random(seed);
    }

    byte[] next() {
        byte[] input = any();
        for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
            input = changed(input);
        }
        return input.length <= MOST_BYTES ? input : Arrays.copyOf(input, MOST_BYTES);
    }

    private byte[] any() {
        return seeds.get(random.nextInt(seeds.size()));
    }

    private byte[] changed(byte[] input) {
        int from = random.nextInt(input.length + 1);
        int to = from + random.nextInt(Math.min(input.length - from, 64) + 1);
        byte[] piece = Arrays.copyOfRange(input, from, to);
        return switch (random.nextInt(8)) {
            case 0 -> flipped(input);
            case 1 -> Arrays.copyOf(input, from);
            case 2 -> joined(input, from, new byte[0], to);
            case 3 -> joined(input, from, token(), from);
            case 4 -> joined(input, from, token(), to);
            case 5 -> joined(input, to, piece, to);
            case 6 -> joined(input, to, repeated(piece, random.nextInt(MOST_REPETITIONS)), to);
            default -> joined(input, from, any(), to);
        };
    }

    private byte[] flipped(byte[] input) {
        byte[] flipped = input.clone();
        if (flipped.length > 0) {
            flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
        }
        return flipped;
    }

    private byte[] token() {
        return TOKENS.get(random.nextInt(TOKENS.size())).getBytes(UTF_8);
    }

    private static byte[] repeated(byte[] piece, int times) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < times && all.size() < MOST_BYTES; i++) {
            all.writeBytes(piece);
        }
        return all.toByteArray();
    }

    /** The bytes up to a place, others, and the bytes from another place on. */
    private static byte[] joined(byte[] input, int until, byte[] between, int from) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(input, 0, until);
        all.writeBytes(between);
        all.write(input, from, input.length - from);
        return all.toByteArray();
    }
}
