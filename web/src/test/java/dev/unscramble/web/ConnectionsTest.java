package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.stream.IntStream;
import org.eclipse.jetty.io.Connection;
import org.junit.jupiter.api.Test;

class ConnectionsTest {
    private final Connections connections = new Connections(3);

    @Test
    void theOldestSilentOneOfTheSameClientHasToGo() {
        opened("other");
        Connection first = opened("client");
        opened("client");
        opened("client");
        assertThat(connections.surplus(connection(), "client")).contains(first);
        opened("other");
    }

    @Test
    void whoHasSentARequestStaysLonger() {
        Connection answered = opened("client");
        connections.busy(answered);
        connections.answered(answered);
        Connection silent = opened("client");
        opened("client");
        assertThat(connections.surplus(connection(), "client")).contains(silent);
    }

    @Test
    void anAnswerThatIsBeingMadeIsNotCutOff() {
        for (int i = 0; i < 3; i++) {
            connections.busy(opened("client"));
        }
        Connection fourth = connection();
        assertThat(connections.surplus(fourth, "client")).contains(fourth);
    }

    @Test
    void whatWasClosedIsNotCounted() {
        Connection closed = opened("client");
        connections.onClosed(closed);
        connections.busy(closed);
        IntStream.range(0, 3).forEach(i -> opened("client"));
    }

    /** Of many clients who have all that there are, one loses a connection that has more than one. */
    @Test
    void theClientThatHasMostMakesRoomForOthers() {
        Connection greedy = opened("greedy");
        opened("greedy");
        for (int i = 2; i < Connections.MOST; i++) {
            opened("client " + i);
        }
        assertThat(connections.surplus(connection(), "another")).contains(greedy);
    }

    private Connection opened(String address) {
        Connection connection = connection();
        assertThat(connections.surplus(connection, address)).isEmpty();
        return connection;
    }

    /** One that is only told apart from others. */
    private static Connection connection() {
        return (Connection) Proxy.newProxyInstance(
                Connection.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (self, method, arguments) -> switch (method.getName()) {
                    case "hashCode" -> System.identityHashCode(self);
                    case "equals" -> self == arguments[0];
                    default -> "a connection";
                });
    }
}
