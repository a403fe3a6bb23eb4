package dev.unscramble.web;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.json.Json;
import dev.unscramble.web.api.OwnTables;
import java.util.ArrayList;
import java.util.List;

/**
 * Requests of all kinds: each algorithm, heuristic and puzzle, refusals, recordings, random draws. None has a limit of
 * time, so that each has one answer.
 */
final class Requests {
    private static final String BOARD = "724 5b6 831";
    private static final String NEAR = "142 3b5 678";
    private static final String MIDDLE = "b54 132 678";
    private static final String OWN_MAP = "type octile\nheight 2\nwidth 3\nmap\n..@\n...\n";
    private static final String CUBE = "R U R' F U2";
    private static final List<String> TILE_HEURISTICS = List.of(
            "zero",
            "misplaced",
            "manhattan",
            "max-sort",
            "euclidean",
            "gaschnig",
            "linear-conflict",
            "walking-distance",
            "pdb",
            "pdb:4-4",
            "pdb:8",
            "in-place",
            "manhattan:blank",
            "sum(misplaced,manhattan)",
            "max(gaschnig,manhattan)",
            "2*manhattan",
            "no-such");
    private static final List<String> CUBE_HEURISTICS = List.of(
            "zero",
            "opposites",
            "opposites/8",
            "pdb",
            "pdb:twist",
            "pdb:permutation",
            "max(pdb:permutation,pdb:twist)",
            "manhattan");

    /** A request, as a worker takes it. */
    record Sent(String method, String path, String body) {}

    private final List<Sent> all = new ArrayList<>();

    static List<Sent> all() {
        Requests requests = new Requests();
        requests.addPuzzles();
        requests.addAlgorithms();
        requests.addHeuristics();
        requests.addOwnHeuristics();
        requests.addOptions();
        requests.addRandomPuzzles();
        requests.addSpaces();
        requests.addOtherPuzzles();
        requests.addComparisons();
        requests.addRefusals();
        return requests.all;
    }

    private void post(String path, Object... members) {
        Json body = Json.object();
        for (int i = 0; i < members.length; i += 2) {
            body.put((String) members[i], members[i + 1]);
        }
        all.add(new Sent("POST", "/api/" + path, body.line()));
    }

    private void addPuzzles() {
        all.add(new Sent("GET", "/api/catalog", ""));
        for (String start : List.of(
                BOARD,
                "724506831",
                "7 2 4 5 0 6 8 3 1",
                "1 2 3/4 5 6/7 8 b",
                "7,2,4,5,_,6,8,3,1",
                "[[7,2,4],[5,0,6],[8,3,1]]",
                "{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1],\"goal\":[0,1,2,3,4,5,6,7,8]}",
                "{\"start\":\"724 5b6 831\"}",
                "3 3\n7 2 4\n5 0 6\n8 3 1",
                "# a comment\n7 2 4\r\n5 0 6\r\n8 3 1\n",
                "+---+\n|724|\n|5 6|\n|831|\n+---+",
                "724 5b6 8",
                "7 2 4 5 0 6 8 3 1 9",
                "7 7 4 5 0 6 8 3 1",
                "",
                "nonsense",
                "1 2 3 4 5 6 8 7 0",
                "2 1 3 4 5 6 7 8 0",
                "724 5b6 831\n\n123 456 78b",
                "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3",
                "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 0",
                "b12 345",
                "5 4 3 2 1 0",
                "R U R' U'",
                "R U' F2 R2 Rw x",
                "R Q",
                "WWWW BBBB RRRR GGGG OOOO YYYY",
                "UUUU RRRR FFFF DDDD LLLL BBBB",
                "YYYY GGGG RRRR WWWW BBBB OOOO",
                "5x5")) {
            post("validate", "start", start);
        }
        for (String goal : List.of("auto", "blank-first", "blank-last", "snail", "123 8b4 765", "12", "nowhere")) {
            post("validate", "start", BOARD, "goal", goal);
        }
        for (String metric : List.of("half", "quarter", "eighth")) {
            post("validate", "start", CUBE, "metric", metric);
        }
    }

    private void addOtherPuzzles() {
        for (String puzzle : List.of("pyraminx", "skewb", "2x2x2", "ivy", "dino", "hungarian-rings")) {
            post("random", "puzzle", puzzle, "moves", 4, "seed", 1);
            for (String moves : List.of("R L", "R U' L", "U", "")) {
                post(
                        "solve",
                        "puzzle",
                        puzzle,
                        "start",
                        moves,
                        "algorithm",
                        "astar",
                        "heuristic",
                        "zero",
                        "maxNodes",
                        9000);
            }
        }
        for (String puzzle : List.of("topspin:9-4", "pancake:6", "burnt-pancake:4", "lights-out:3x3", "hanoi:3x4")) {
            post("random", "puzzle", puzzle, "moves", 4, "seed", 1);
            post("solve", "puzzle", puzzle, "start", "nonsense");
        }
        post("validate", "puzzle", "skewb", "start", "R U' L");
        post("validate", "puzzle", "hanoi:3x4", "start", "AABC");
        post("validate", "puzzle", "romania.csv", "start", "Arad");
        post("validate", "puzzle", "own.map", "definition", OWN_MAP, "start", "0,0", "goal", "2,1");
        post("solve", "puzzle", "own.map", "definition", OWN_MAP, "start", "0,0", "goal", "2,1");
        post("solve", "puzzle", "romania.csv", "start", "Arad", "goal", "Bucharest", "algorithm", "astar");
        post("solve", "puzzle", "romania.csv", "start", "Arad", "goal", "Bucharest", "algorithm", "bfs");
    }

    private void addAlgorithms() {
        List<String> names = new ArrayList<>(Algorithm.names());
        names.addAll(List.of("auto", "a*", "dfs", "iddfs", "wastar:2", "beam:10", "no-such"));
        for (String algorithm : names) {
            post("solve", "start", BOARD, "algorithm", algorithm, "maxNodes", 300_000);
            post("solve", "start", NEAR, "algorithm", algorithm, "heuristic", "misplaced", "maxNodes", 100_000);
            post("solve", "start", CUBE, "algorithm", algorithm, "maxNodes", 50_000);
            post("trace", "start", MIDDLE, "algorithm", algorithm, "maxNodes", 2_000);
        }
    }

    private void addHeuristics() {
        for (String heuristic : TILE_HEURISTICS) {
            for (String algorithm : List.of("astar", "idastar", "greedy", "rbfs")) {
                post("solve", "start", BOARD, "algorithm", algorithm, "heuristic", heuristic, "maxNodes", 300_000);
            }
            post("trace", "start", MIDDLE, "algorithm", "astar", "heuristic", heuristic, "maxNodes", 2_000);
            post("check-heuristic", "puzzle", "2x3", "heuristic", heuristic);
        }
        for (String heuristic : CUBE_HEURISTICS) {
            for (String algorithm : List.of("astar", "idastar")) {
                post("solve", "start", CUBE, "algorithm", algorithm, "heuristic", heuristic, "maxNodes", 100_000);
            }
        }
        post("check-heuristic", "puzzle", "3x3", "heuristic", "sum(misplaced,manhattan)");
        post("check-heuristic", "puzzle", "4x4", "heuristic", "linear-conflict", "maxNodes", 2_000);
    }

    private void addOwnHeuristics() {
        String admissible = OwnTables.of("manhattan", 1);
        String tooHigh = OwnTables.of("misplaced", 3);
        for (String algorithm : List.of("auto", "astar", "idastar", "greedy", "rbfs", "beam:10", "mm", "ara:3")) {
            post("solve", "start", BOARD, "algorithm", algorithm, "heuristic", "own", "own", admissible);
            post("solve", "start", BOARD, "algorithm", algorithm, "heuristic", "own", "own", tooHigh);
        }
        post("solve", "start", BOARD, "algorithm", "astar", "heuristic", "max(own,misplaced)", "own", admissible);
        post("trace", "start", MIDDLE, "algorithm", "astar", "heuristic", "own", "own", tooHigh);
        post("check-heuristic", "heuristic", "own", "own", tooHigh);
        post("check-heuristic", "heuristic", "own", "own", "AAAA");
        post("check-heuristic", "heuristic", "own", "own", "?");
        post("check-heuristic", "puzzle", "cube", "heuristic", "own", "own", admissible);
    }

    private void addOptions() {
        for (String duplicates : List.of("none", "parent", "path", "all", "sequences", "explored", "some")) {
            for (String algorithm : List.of("astar", "idastar", "bfs", "ids", "backtrack")) {
                post("solve", "start", MIDDLE, "algorithm", algorithm, "duplicates", duplicates, "maxNodes", 50_000);
            }
        }
        for (String tieBreak : List.of("fifo", "lifo", "low-h", "high-g", "any")) {
            post("solve", "start", BOARD, "algorithm", "astar", "tieBreak", tieBreak);
        }
        for (String order : List.of("udlr", "rlud", "x")) {
            post("solve", "start", MIDDLE, "algorithm", "bfs", "moveOrder", order);
        }
        post("solve", "start", MIDDLE, "algorithm", "ids", "depthCutoff", "late");
        post("solve", "start", MIDDLE, "algorithm", "bfs", "maxDepth", 4);
        post("solve", "start", BOARD, "algorithm", "wastar", "weight", 3.5);
        post("solve", "start", BOARD, "algorithm", "beam", "beamWidth", 7);
        post("solve", "start", CUBE, "metric", "quarter");
        String korf = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3";
        post("solve", "start", korf, "algorithm", "idastar", "heuristic", "walking-distance", "maxNodes", 200_000);
        post("solve", "start", korf, "algorithm", "idastar", "heuristic", "manhattan", "maxNodes", 3_000_000);
        post("solve", "start", korf, "algorithm", "astar", "heuristic", "linear-conflict", "maxNodes", 300_000);
        post("solve", "start", korf, "heuristic", "pdb:4-4-4-3", "algorithm", "idastar", "maxNodes", 300_000);
        String large = "24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0";
        post("solve", "start", large, "algorithm", "beam:200");
        post("solve", "start", large, "algorithm", "anytime", "maxNodes", 300_000);
        post("solve", "start", "b12 345", "algorithm", "bfs");
    }

    private void addRandomPuzzles() {
        for (String puzzle : List.of("3x3", "4x4", "2x5", "cube")) {
            for (int seed : List.of(0, 7, 123_456_789)) {
                post("generate", "puzzle", puzzle, "count", 10, "seed", seed);
                post("generate", "puzzle", puzzle, "count", 5, "seed", seed, "moves", 30);
            }
        }
        post("generate", "puzzle", "3x3", "count", 5, "seed", 7, "depth", 20);
        post("generate", "puzzle", "3x3", "count", 5, "seed", 8, "minDepth", 25);
        post("generate", "puzzle", "cube", "count", 2, "seed", 7, "depth", 5);
        post("generate", "puzzle", "3x3", "count", 1000);
        post("generate", "puzzle", "3x3", "depth", 4, "moves", 3);
    }

    private void addSpaces() {
        for (String puzzle : List.of("2x2", "2x3", "2x4", "3x3")) {
            post("census", "puzzle", puzzle);
        }
        post("census", "puzzle", "4x4", "maxDepth", 8);
        post("census", "puzzle", "4x4");
        post("census", "puzzle", "cube", "maxDepth", 4);
    }

    private void addComparisons() {
        List<Json> solvers = List.of(
                Json.object().put("algorithm", "bfs"),
                Json.object().put("algorithm", "astar").put("heuristic", "own"));
        String own = OwnTables.of("misplaced", 1);
        post("compare-depths", "depths", "2, 5", "count", 4, "solvers", solvers, "own", own);
        post("compare-depths", "puzzle", "cube", "depths", "2", "count", 2, "solvers", solvers.subList(0, 1));
        post("compare-depths", "depths", "x", "solvers", solvers);
    }

    private void addRefusals() {
        post("solve");
        post("solve", "start", BOARD, "gaol", "snail");
        post("solve", "start", BOARD, "threads", 2);
        post("solve", "start", BOARD, "maxNodes", "many");
        post("solve", "start", BOARD, "weight", -1);
        post("compare", "start", NEAR, "solvers", List.of());
        all.add(new Sent(
                "POST",
                "/api/compare",
                "{\"start\":\"" + NEAR
                        + "\",\"solvers\":[{\"algorithm\":\"bfs\"},{\"algorithm\":\"astar\",\"heuristic\":\"h1\"}]}"));
        all.add(new Sent("POST", "/api/solve", "{\"start\": 7,"));
        all.add(new Sent("POST", "/api/solve", "[]"));
        all.add(new Sent("GET", "/api/solve", ""));
        all.add(new Sent("POST", "/api/nowhere", "{}"));
    }
}
