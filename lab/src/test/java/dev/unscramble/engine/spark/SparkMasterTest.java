package dev.unscramble.engine.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SparkMasterTest {

    @ParameterizedTest
    @ValueSource(strings = {"local", "local[*]", "local[4]", "local[2,3]"})
    void thisMachineNeedsNobody(String url) {
        SparkMaster master = new SparkMaster(url);
        assertThat(SparkMaster.isLocal(url)).isTrue();
        assertThat(master.jar()).isEmpty();
        master.requireAnswer();
    }

    @ParameterizedTest
    @CsvSource({"yarn, spark-yarn_", "k8s://https://host:6443, spark-kubernetes_"})
    void othersNeedMoreThanTheCore(String url, String jar) {
        assertThat(SparkMaster.isLocal(url)).isFalse();
        assertThat(new SparkMaster(url).jar()).contains(jar);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "localhost", "spark://", "spark://host", "spark://host:99999", "spark://a:1,b", "local[x]"})
    void othersAreRefused(String url) {
        assertThatThrownBy(() -> new SparkMaster(url))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("\"" + url + "\" is not a master of Spark; write local[*]");
    }

    @Test
    void aMasterThatDoesNotAnswerIsNamedAndOneOfSeveralIsEnough() throws IOException {
        try (ServerSocket listening = new ServerSocket(0)) {
            int closed = closedPort();
            new SparkMaster("spark://localhost:" + closed + ",localhost:" + listening.getLocalPort()).requireAnswer();
            SparkMaster nobody = new SparkMaster("spark://localhost:" + closed);
            assertThatThrownBy(nobody::requireAnswer)
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("no Spark master answers at spark://localhost:" + closed);
        }
    }

    private static int closedPort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
