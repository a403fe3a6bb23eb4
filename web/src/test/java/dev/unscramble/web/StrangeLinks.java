package dev.unscramble.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Addresses of the page that are almost right, the same ones for the same seed. No search that they ask for is long.
 */
final class StrangeLinks {
    private static final int MOST_SETTINGS = 5;

    private static final List<String> VIEWS =
            List.of("play", "watch", "race", "lessons", "lab", "", "play/", "constructor", "%", "a?b?c", "#/watch");

    private static final List<String> PUZZLES = List.of(
            "142 3b5 678",
            "1 2 5 / 3 4 0",
            "1 2 3\n4 5 6\n8 7 0",
            "R U' F2",
            "UUUURRRRFFFFDDDDLLLLBBBB",
            "{\"n\":3,\"start\":[0,1,3,8,2,4,7,6,5],\"goal\":[1,2,3,8,0,4,7,6,5]}",
            "{\"n\":2",
            "2x2");

    private static final List<String> SOLVERS = List.of(
            "astar manhattan",
            "beam:5 h1",
            "beam:",
            "beam:-1",
            "wastar:x",
            "constructor",
            "toString:1",
            "astar sum(h1,h2)",
            "astar own",
            "astar pdb:twist",
            "bfs;astar;;; ;a b c;ids;bfs",
            ":",
            ";");

    /** State spaces that are counted at once, or not at all. */
    private static final List<String> SMALL_SPACES = List.of("2x2", "2x3", "0x0", "constructor", "2x");

    /** Without these, the view "lab" would count larger ones; what follows overrides them. */
    private static final String FIRST_SETTINGS = "of=2x2&census=2x2";

    /** What may stand in an address, with values that the page knows and some that it does not. */
    private record Setting(String name, List<String> values) {}

    private static final List<Setting> SETTINGS = List.of(
            new Setting("start", PUZZLES),
            new Setting("goal", List.of("auto", "snail", "blank-last", "123 456 78b", "R", "1 0")),
            new Setting("puzzle", List.of("2x2", "cube", "tiles", "3", "0x0", "constructor")),
            new Setting("metric", List.of("half", "quarter", "third")),
            new Setting("solver", SOLVERS),
            new Setting("solvers", SOLVERS),
            new Setting("own", List.of("1", "<b>", "fetch('/')")),
            new Setting("step", List.of("1", "-1", "1.5", "1e999", "x", "3")),
            new Setting("moves", List.of("ul", "ul.dr", "RU'F2", ".", "x")),
            new Setting("helped", List.of("0", "1", "-1", "x")),
            new Setting("edit", List.of("puzzle", "goal", "x")),
            new Setting("lesson", List.of("beam", "uninformed", "constructor")),
            new Setting("of", SMALL_SPACES),
            new Setting("census", SMALL_SPACES));

    private static final List<String> TOKENS = List.of(
            "0",
            "-1",
            "1e999",
            "\"",
            "'",
            "\\",
            "\0",
            "\u001b[201~",
            "\uFEFF",
            "\uD83D\uDE00",
            "[",
            "{",
            "(",
            ")",
            ":",
            ",",
            ";",
            "#",
            "/",
            "%s",
            "%zz",
            "&",
            "=",
            "<b>",
            "\n",
            " ",
            "pdb:",
            "sum(",
            "__proto__");

    private final Random random;

    StrangeLinks(long seed) {
        this.random = new Random(seed);
    }

    /** The part of an address from # on. */
    String next() {
        return "#/" + any(VIEWS) + "?" + FIRST_SETTINGS
                + IntStream.range(0, random.nextInt(MOST_SETTINGS + 1))
                        .mapToObj(i -> "&" + text(any(SETTINGS)))
                        .collect(Collectors.joining());
    }

    private String text(Setting setting) {
        String value = any(setting.values);
        String changed = random.nextInt(3) > 0 ? value : spoiled(value);
        return setting.name + "="
                + (random.nextInt(8) > 0 ? URLEncoder.encode(changed, StandardCharsets.UTF_8) : changed);
    }

    private String spoiled(String value) {
        int at = random.nextInt(value.length() + 1);
        String rest = value.substring(random.nextBoolean() ? at : value.length());
        return value.substring(0, at) + any(TOKENS).repeat(random.nextInt(20) > 0 ? 1 : 5_000) + rest;
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
