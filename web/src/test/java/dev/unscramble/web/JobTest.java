package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.InputException;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Job;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class JobTest {
    private final List<Throwable> reported = new ArrayList<>();

    @Test
    void whoeverWaitsHearsOfEveryFailure() {
        List<Throwable> failures = List.of(new IllegalStateException("a test"), new NoClassDefFoundError("a test"));
        for (Throwable failure : failures) {
            assertThatExceptionOfType(ApiError.class)
                    .isThrownBy(failing(failure)::await)
                    .satisfies(error -> assertThat(error.status()).isEqualTo(ApiError.INTERNAL));
        }
        assertThat(reported).isEqualTo(failures);
    }

    @Test
    void whatIsWrongWithARequestIsNoFailureOfTheServer() {
        assertThatThrownBy(failing(new InputException("a test"))::await).isInstanceOf(InputException.class);
        assertThat(reported).isEmpty();
    }

    @Test
    void aSolverThatFailsEndsNoRace() {
        Job<SolveResult<?>> failing = failing(new IllegalStateException("a test"));
        Race race = new Race("id", "client", List.of(failing));
        assertThat(race.result(0))
                .isEqualTo("{\"solver\":0,\"error\":\"internal error; the output of the server says more\"}");
    }

    @Test
    void tooLittleMemoryIsNoFailureOfTheServer() {
        assertThatExceptionOfType(ApiError.class)
                .isThrownBy(failing(new OutOfMemoryError("a test"))::await)
                .satisfies(error -> assertThat(error.status()).isEqualTo(ApiError.BUSY));
        assertThat(reported).isEmpty();
    }

    /** A job that was done and failed. */
    private <T> Job<T> failing(Throwable failure) {
        QueuedJob<T> job = new QueuedJob<>(Somebody.HERE, self -> {
            if (failure instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failure;
        });
        job.run(reported::add);
        return job;
    }
}
