package dev.unscramble.tiles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * The hundred random 15-puzzles of Korf (1985), on which solvers have been compared ever since. The goal has
 * the blank first; the file that they are in names its source.
 *
 * @param number from 1
 * @param length of an optimal solution
 * @param nodes that IDA* with Manhattan distance generates, as published
 */
record Korf(int number, Board start, int length, long nodes) {

    static List<Korf> hundred() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Korf.class.getResourceAsStream("korf100.csv")), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(Korf::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Korf read(String line) {
        String[] fields = line.split(",");
        return new Korf(
                Integer.parseInt(fields[0]),
                BoardReader.read(fields[1]),
                Integer.parseInt(fields[3]),
                Long.parseLong(fields[4]));
    }
}
