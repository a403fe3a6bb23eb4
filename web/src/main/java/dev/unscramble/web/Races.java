package dev.unscramble.web;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.Json;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/** The races that are on, and how they are watched: by events. */
final class Races {
    private static final String SOLVERS = "solvers";
    private static final int MOST_SOLVERS = 6;
    private static final int MOST_PER_CLIENT = 16;
    private static final long EVERY_NANOS = 150_000_000;
    private static final int ID_BYTES = 12;

    private final Map<String, Race> races = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Searches searches;

    Races(Searches searches) {
        this.searches = searches;
    }

    /** Starts a race between the solvers of a request. */
    Race start(JsonRequest request, String client) {
        races.values().removeIf(Race::isDone);
        if (races.values().stream().filter(race -> race.client().equals(client)).count() >= MOST_PER_CLIENT) {
            throw new HttpError(
                    HttpError.TOO_MANY, "you have " + MOST_PER_CLIENT + " races under way; wait for one, or cancel it");
        }
        Race race = new Race(id(), client, jobs(request));
        races.put(race.id(), race);
        return race;
    }

    /** Puts the solvers of a request to work: each with the options of the request and those of its own. */
    List<Job<SolveResult<?>>> jobs(JsonRequest request) {
        Searches.Question question = searches.question(request, SOLVERS);
        List<SolveOptions> solvers = request.list(SOLVERS).stream()
                .map(solver -> solver.options(question.options(), Set.of()))
                .toList();
        if (solvers.isEmpty() || solvers.size() > MOST_SOLVERS) {
            throw new InputException("there are " + solvers.size() + " solvers; it must be from 1 to " + MOST_SOLVERS);
        }
        List<Job<SolveResult<?>>> jobs = new ArrayList<>();
        try {
            solvers.forEach(solver -> jobs.add(searches.solve(question.instance(), solver)));
        } catch (RuntimeException e) { // nobody will wait for the others
            jobs.forEach(Job::stop);
            throw e;
        }
        return jobs;
    }

    private String id() {
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
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
        race.watched();
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
