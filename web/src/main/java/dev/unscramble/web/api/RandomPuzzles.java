package dev.unscramble.web.api;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Generator;
import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.options.SolveOptions;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** The puzzles that a request wants to be drawn at random. */
record RandomPuzzles(int count, long seed, Draw draw) {
    private static final int MOST = 100;
    private static final int MOST_MOVES = 100_000;
    private static final int MOST_SEED = 999_999_999;
    private static final String[] MEMBERS = {"count", "seed", "depth", "minDepth", "moves"};

    /** Submits a job that draws the requested puzzles; its result is JSON. */
    static Job<String> submit(JsonRequest request, Searches searches, Requester requester) {
        RandomPuzzles wanted = new RandomPuzzles(
                request.number("count", 1, MOST).orElse(1),
                request.number("seed", 0, MOST_SEED).orElseGet(() -> new Random().nextInt(MOST_SEED)),
                draw(
                        request.number("depth", 0, MOST_MOVES),
                        request.number("minDepth", 0, MOST_MOVES),
                        request.number("moves", 0, MOST_MOVES)));
        Domain<?> domain = searches.domain(request, MEMBERS);
        Limits limits = searches.limits(request.options(SolveOptions.NONE, Searches.known(MEMBERS)));
        return searches.submit(requester, job -> wanted.write(draw(domain, wanted, limits, job)));
    }

    private static <P extends Position> List<Instance<P>> draw(
            Domain<P> domain, RandomPuzzles wanted, Limits limits, Job<?> job) {
        Generator<P> generator = new Generator<>(domain, wanted.seed, limits, job);
        return wanted.draw.from(generator, wanted.count).toList();
    }

    private static Draw draw(Optional<Integer> depth, Optional<Integer> minDepth, Optional<Integer> moves) {
        if (Stream.of(depth, minDepth, moves).filter(Optional::isPresent).count() > 1) {
            throw new InputException("only one of depth, minDepth and moves can be asked for");
        }
        return Draw.of(depth, minDepth, moves);
    }

    private String write(List<? extends Instance<?>> instances) {
        return Json.object()
                .put("seed", seed)
                .put("puzzles", instances.stream().map(Instance::start).toList())
                .line();
    }
}
