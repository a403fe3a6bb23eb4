package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class JobTest {
    @Test
    void whoeverWaitsHearsOfEveryFailure() {
        assertThatThrownBy(failing(new IllegalStateException("a test"))::await)
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(failing(new NoClassDefFoundError("a test"))::await)
                .hasRootCauseInstanceOf(NoClassDefFoundError.class);
    }

    @Test
    void tooLittleMemoryIsNoFailureOfTheServer() {
        assertThatExceptionOfType(HttpError.class)
                .isThrownBy(failing(new OutOfMemoryError("a test"))::await)
                .satisfies(error -> assertThat(error.status()).isEqualTo(HttpError.BUSY));
    }

    /** A job that was done and failed. */
    private static Job<String> failing(Throwable failure) {
        Job<String> job = new Job<>(self -> {
            if (failure instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failure;
        });
        job.run();
        return job;
    }
}
