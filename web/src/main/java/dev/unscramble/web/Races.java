package dev.unscramble.web;

import dev.unscramble.json.Json;
import dev.unscramble.web.api.Answer;
import dev.unscramble.web.api.Api;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Request;
import dev.unscramble.web.api.Requester;
import dev.unscramble.web.api.Searches;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The running races, and the events by which they are watched. */
final class Races {
    private static final long EVERY_NANOS = 150_000_000;

    /** How long a race runs without a watcher. */
    static final Duration GRACE = Duration.ofSeconds(10);

    private final Map<String, Race> races = new ConcurrentHashMap<>();
    private final Searches searches;
    private final int mostOfOne;
    private final Duration grace;

    /**
     * @param mostOfOne the most running races of one client
     * @param grace how long a race runs without a watcher
     */
    Races(Searches searches, int mostOfOne, Duration grace) {
        this.searches = searches;
        this.mostOfOne = mostOfOne;
        this.grace = grace;
    }

    void addTo(Api api) {
        api.add("POST", "/api/races", (request, path) -> Answer.json(Api.CREATED, start(request)));
        api.add("GET", "/api/races/{}/events", (request, path) -> watch(path.group(1)));
        api.add("DELETE", "/api/races/{}", (request, path) -> stop(path.group(1), Optional.empty()));
        api.add(
                "DELETE",
                "/api/races/{}/{}",
                (request, path) -> stop(path.group(1), Optional.of(number(path.group(2)))));
    }

    private String start(Request request) {
        Race race = start(searches.questions(request.body()), request.requester());
        return Json.object().put("id", race.id()).line();
    }

    private static int number(String text) {
        if (!text.matches("\\d{1,4}")) {
            throw new ApiError(ApiError.NOT_FOUND, "\"" + text + "\" is not the number of a solver");
        }
        return Integer.parseInt(text);
    }

    /** Starts a race between the solvers of a request. */
    Race start(List<Searches.Question> questions, Requester requester) {
        Race race = startNow(questions, requester);
        CompletableFuture.delayedExecutor(grace.toNanos(), TimeUnit.NANOSECONDS).execute(race::stopUnwatched);
        return race;
    }

    private synchronized Race startNow(List<Searches.Question> questions, Requester requester) {
        races.values().removeIf(Race::isDone);
        long underWay = races.values().stream()
                .filter(race -> race.client().equals(requester.address()) && !race.isOver())
                .count();
        if (underWay >= mostOfOne) {
            throw new ApiError(
                    ApiError.TOO_MANY, "you have " + mostOfOne + " races under way; wait for one, or cancel it");
        }
        Race race = new Race(RandomText.next(), requester.address(), searches.solveAll(questions, requester));
        races.put(race.id(), race);
        return race;
    }

    Race find(String id) {
        Race race = races.get(id);
        if (race == null) {
            throw new ApiError(ApiError.NOT_FOUND, "this race is over, or never began");
        }
        return race;
    }

    /** Cancels a race, or one of its solvers. */
    private Answer stop(String id, Optional<Integer> solver) {
        Race race = find(id);
        solver.filter(number -> number >= race.size()).ifPresent(number -> {
            throw new ApiError(ApiError.NOT_FOUND, "this race has " + race.size() + " solvers, and no " + number);
        });
        race.stop(solver);
        return Answer.json(Json.object().put("id", id).line());
    }

    /** The events of a race, until it is over or the client has gone: progress often, each result once, then done. */
    Answer watch(String id) {
        Race race = find(id);
        return new Answer.Events(listener -> tellAll(race, listener));
    }

    private void tellAll(Race race, Answer.Events.Listener listener) throws IOException {
        if (!race.watched()) {
            throw new ApiError(ApiError.TOO_MANY, "too many watch this race");
        }
        try {
            boolean[] isTold = new boolean[race.size()];
            boolean isOver = false;
            while (!isOver) {
                isOver = race.isDone();
                tell(race, isTold, listener);
                if (!isOver) {
                    LockSupport.parkNanos(EVERY_NANOS);
                }
            }
            listener.take("done", "{}");
        } finally {
            race.left();
            if (race.isDone()) {
                races.remove(race.id());
            }
        }
    }

    private static void tell(Race race, boolean[] isTold, Answer.Events.Listener listener) throws IOException {
        for (int solver = 0; solver < race.size(); solver++) {
            if (isTold[solver]) {
                continue;
            }
            if (race.isDone(solver)) {
                isTold[solver] = true;
                listener.take("result", race.result(solver));
            } else {
                listener.take("progress", race.progress(solver));
            }
        }
    }
}
