package dev.unscramble.engine;

import dev.unscramble.engine.EngineMessage.Answered;
import dev.unscramble.engine.EngineMessage.Cancel;
import dev.unscramble.engine.EngineMessage.Failed;
import dev.unscramble.engine.EngineMessage.Ready;
import dev.unscramble.engine.EngineMessage.Submit;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Timer;
import java.util.TimerTask;

/**
 * Lets another process use an engine: that process writes to our standard input and reads from our standard output.
 * When it ends, however that happens, our input ends, and the engine is closed.
 */
public final class EngineServer {
    private static final long MILLIS_BETWEEN_LOOKS = 200;

    private final PrintStream out;
    private int slots = -1;

    private EngineServer(PrintStream out) {
        this.out = out;
    }

    /** Serves until the input ends. */
    public static void serve(InputStream in, PrintStream out, Engine.Provider provider, String name)
            throws IOException {
        EngineServer server = new EngineServer(out);
        try (Engine engine = provider.start(name);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            server.serve(lines, engine);
        } catch (InputException | StoppedException e) {
            server.send(new Failed(Failed.START, Objects.requireNonNullElse(e.getMessage(), e.toString())));
        }
    }

    private void serve(BufferedReader lines, Engine engine) throws IOException {
        Timer ticker = new Timer("slots", true);
        try {
            tellSlots(engine);
            ticker.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {
                            tellSlots(engine);
                        }
                    },
                    MILLIS_BETWEEN_LOOKS,
                    MILLIS_BETWEEN_LOOKS);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                EngineMessage message = EngineMessage.read(line);
                if (message instanceof Submit submit) {
                    engine.submit(submit.orders(), new Sender(submit.first()));
                } else if (message instanceof Cancel) {
                    engine.cancel();
                }
            }
        } finally {
            ticker.cancel();
        }
    }

    private synchronized void tellSlots(Engine engine) {
        int now = engine.slots();
        if (now != slots) {
            slots = now;
            send(new Ready(now, engine.address()));
        }
    }

    private synchronized void send(EngineMessage message) {
        out.println(message.line());
        out.flush();
    }

    /** Sends on what there is to hear of orders from this number on. */
    private final class Sender implements Engine.Listener {
        private final int first;

        Sender(int first) {
            this.first = first;
        }

        @Override
        public void answered(int order, String answer) {
            send(new Answered(first + order, answer));
        }

        @Override
        public void failed(String reason) {
            send(new Failed(first, reason));
        }
    }
}
