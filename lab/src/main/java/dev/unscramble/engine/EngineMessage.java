package dev.unscramble.engine;

import dev.unscramble.model.InputException;
import dev.unscramble.run.Json;
import java.util.List;
import java.util.Optional;

/**
 * What an {@link EngineProcess} and its {@link EngineServer} tell each other: each message is a line of JSON.
 * Orders are numbered through; those that are submitted together have numbers in sequence.
 */
sealed interface EngineMessage {

    /** The line, without its line break. */
    String line();

    /** To the server: carry out these. */
    record Submit(int first, List<String> orders) implements EngineMessage {
        @Override
        public String line() {
            return Json.write(json -> {
                json.writeNumberProperty("first", first);
                Json.writeTexts(json, "submit", orders);
            });
        }
    }

    /** To the server: drop all that is not carried out yet. */
    record Cancel() implements EngineMessage {
        @Override
        public String line() {
            return Json.write(json -> json.writeBooleanProperty("cancel", true));
        }
    }

    /** From the server, when it is ready and when it has more or fewer slots. */
    record Ready(int slots, Optional<String> address) implements EngineMessage {
        @Override
        public String line() {
            return Json.write(json -> {
                json.writeNumberProperty("slots", slots);
                address.ifPresent(text -> json.writeStringProperty("address", text));
            });
        }
    }

    /** From the server: the answer to an order. */
    record Answered(int order, String answer) implements EngineMessage {
        @Override
        public String line() {
            return Json.write(json -> {
                json.writeNumberProperty("order", order);
                json.writeStringProperty("answer", answer);
            });
        }
    }

    /** From the server: no more answers come to what was submitted with this first order; or it cannot start at all. */
    record Failed(int first, String reason) implements EngineMessage {
        static final int START = -1;

        @Override
        public String line() {
            return Json.write(json -> {
                json.writeNumberProperty("first", first);
                json.writeStringProperty("failed", reason);
            });
        }
    }

    /**
     * The message in a line.
     *
     * @throws InputException if it is not a message
     */
    static EngineMessage read(String line) {
        Json json = Json.read(line);
        if (json.members().containsKey("submit")) {
            return new Submit(json.small("first"), json.items("submit", String.class));
        } else if (json.members().containsKey("cancel")) {
            return new Cancel();
        } else if (json.members().containsKey("slots")) {
            return new Ready(json.small("slots"), json.optionalText("address"));
        } else if (json.members().containsKey("answer")) {
            return new Answered(json.small("order"), json.text("answer"));
        }
        return new Failed(json.small("first"), json.text("failed"));
    }
}
