package dev.unscramble.web;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.InputException;
import dev.unscramble.run.Json;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The races that are on, and how they are watched: by events. */
final class Races {
    private static final String SOLVERS = "solvers";
    private static final int MOST_SOLVERS = 6;
    private static final long EVERY_NANOS = 150_000_000;

    /** How long a race runs before somebody must watch it. */
    static final Duration GRACE = Duration.ofSeconds(10);

    private final Map<String, Race> races = new ConcurrentHashMap<>();
    private final Searches searches;
    private final int mostOfOne;
    private final Duration grace;

    /**
     * @param mostOfOne how many one client may have under way
     * @param grace after how long a race is stopped that nobody watches
     */
    Races(Searches searches, int mostOfOne, Duration grace) {
        this.searches = searches;
        this.mostOfOne = mostOfOne;
        this.grace = grace;
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
            throw new HttpError(
                    HttpError.TOO_MANY, "you have " + mostOfOne + " races under way; wait for one, or cancel it");
        }
        Race race = new Race(RandomText.next(), requester.address(), jobs(questions, requester));
        races.put(race.id(), race);
        return race;
    }

    /** The options of each solver of a request: those of the request and its own. */
    List<Searches.Question> questions(JsonRequest request) {
        Searches.Question question = searches.question(request, SOLVERS);
        List<Searches.Question> questions = request.list(SOLVERS).stream()
                .map(solver -> new Searches.Question(question.instance(), solver.options(question.options(), Set.of())))
                .toList();
        if (questions.isEmpty() || questions.size() > MOST_SOLVERS) {
            throw new InputException(
                    "there are " + questions.size() + " solvers; it must be from 1 to " + MOST_SOLVERS);
        }
        return questions;
    }

    /** Puts solvers to work. */
    List<Job<SolveResult<?>>> jobs(List<Searches.Question> questions, Requester requester) {
        List<Job<SolveResult<?>>> jobs = new ArrayList<>();
        try {
            questions.forEach(question -> jobs.add(searches.solve(question, requester)));
        } catch (RuntimeException e) { // nobody will wait for the others
            jobs.forEach(Job::stop);
            throw e;
        }
        return jobs;
    }

    Race find(String id) {
        Race race = races.get(id);
        if (race == null) {
            throw new HttpError(HttpError.NOT_FOUND, "this race is over, or never began");
        }
        return race;
    }

    /** Cancels a race, or one of its solvers. */
    String stop(String id, Optional<Integer> solver) {
        Race race = find(id);
        solver.filter(number -> number >= race.size()).ifPresent(number -> {
            throw new HttpError(HttpError.NOT_FOUND, "this race has " + race.size() + " solvers, and no " + number);
        });
        race.stop(solver);
        return Json.write(json -> json.writeStringProperty("id", id));
    }

    /** Tells how a race goes until it is over or nobody listens: progress often, each result once, then done. */
    Answer watch(String id) {
        Race race = find(id);
        return new Answer.Events(listener -> tellAll(race, listener));
    }

    private void tellAll(Race race, Answer.Events.Listener listener) throws IOException {
        if (!race.watched()) {
            throw new HttpError(HttpError.TOO_MANY, "too many watch this race");
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
