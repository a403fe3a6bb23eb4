package dev.unscramble.web;

import static dev.unscramble.web.Client.members;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles of names and files, as the page gets them. */
class DefinedPuzzleTest {
    private static final String SWAPS =
            "Set A 3 1\\nSolved\\nA\\n1 2 3\\nEnd\\nMove X\\nA\\n2 1 3\\nEnd\\nMove Y\\nA\\n1 3 2\\nEnd\\n";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            skewb       | R U' L | permutation
            pancake:5   | 3 5    | permutation
            hanoi:3x4   | AAAA   | hanoi
            romania.csv | Arad   | graph
            """)
    void thePageGetsTheirRulesAndPictures(String puzzle, String start, String kind) throws Exception {
        try (PageServer server = TestServer.start(folder, folder)) {
            var answer = new Client(server)
                    .post("/api/validate", "{'puzzle':'" + puzzle + "','start':'" + start.replace("'", "’") + "'}");
            assertThat(members(answer)).containsEntry("kind", kind).containsEntry("solvable", true);
        }
    }

    @Test
    void aRequestMayBringTheFileOfItsPuzzle() throws Exception {
        try (PageServer server = TestServer.start(folder, folder)) {
            Client client = new Client(server);
            String own = "'puzzle':'my.tws','definition':'" + SWAPS + "'";
            var found = members(client.post("/api/validate", "{" + own + ",'start':'X Y'}"));
            assertThat(found)
                    .containsEntry("kind", "permutation")
                    .containsEntry("pieces", List.of(1L, 2L, 0L))
                    .containsEntry("start", "A 2 3 1");
            var solved = members(client.post("/api/solve", "{" + own + ",'start':'X Y'}"));
            assertThat(solved).containsEntry("length", 2L);
            String grid =
                    "'puzzle':'g.map','definition':'type octile\\nheight 1\\nwidth 3\\nmap\\n...\\n','goal':'2,0'";
            var cells = members(client.post("/api/validate", "{" + grid + ",'start':'0,0'}"));
            assertThat(cells).containsEntry("kind", "grid").containsEntry("cells", List.of("..."));
        }
    }

    @Test
    void aGraphMayBringItsNodes() throws Exception {
        try (PageServer server = TestServer.start(folder, folder)) {
            String own =
                    "'puzzle':'r.csv','definition':'from,to,cost\\na,b,5\\n','nodes':'node,x,y\\na,0,0\\nb,3,4\\n'";
            var found = members(new Client(server).post("/api/validate", "{" + own + ",'start':'a','goal':'b'}"));
            assertThat(found)
                    .containsEntry("heuristics", List.of("zero", "straight-line"))
                    .extracting("nodes")
                    .hasToString("[Json[members={name=a, x=0, y=0}], Json[members={name=b, x=3, y=4}]]");
        }
    }

    @Test
    void aFileOfTheServerIsNotRead() throws Exception {
        try (PageServer server = TestServer.start(folder, folder)) {
            var answer = new Client(server).post("/api/validate", "{'puzzle':'/etc/own.tws','start':'X'}");
            assertThat(answer.body()).contains("there is no file");
        }
    }
}
