package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Watching searches, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class WatchIT {
    private final OpenPage page;
    private final Browser browser;

    WatchIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @ParameterizedTest
    @ValueSource(strings = {"astar misplaced", "ids", "beam:3 manhattan", "rbfs manhattan"})
    void aSearchIsWatchedForwardAndBack(String solver) {
        page.open("watch", Map.of("start", "b54 132 678", "solver", solver));
        browser.press("To the end");
        var question = solver.split(" ");
        var solved = Client.members(page.client()
                .post(
                        "/api/solve",
                        "{'start':'b54 132 678','algorithm':'%s','heuristic':'%s'}"
                                .formatted(question[0], question[question.length - 1].replace("ids", "zero"))));
        for (String name : List.of("Generated", "Expanded", "Duplicates")) {
            browser.awaitText(name + "\n" + solved.get(name.toLowerCase(Locale.ROOT)));
        }
        browser.awaitText("It is the goal, 8 moves from the start.");
        browser.press("Step back");
        browser.press("To the start");
        browser.awaitText("Expanded\n0");
        browser.press("Step");
        if (solver.equals("ids")) { // its round with the bound 0 expands nothing
            browser.press("Step");
        }
        browser.awaitText("Expanded\n1");
        browser.press("Jump to “solution found”");
        browser.awaitText("It is the goal");
    }

    @Test
    void onAPhoneStatesStayLargeAndTheCurrentOneInSight() {
        browser.size(390, 844);
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced"));
        browser.press("Jump to “solution found”");
        browser.awaitText("It is the goal");
        browser.await()
                .withMessage("the goal is not in sight")
                .until(opened -> browser.script("""
                const goal = document.querySelector(".tree .node.goal .frame").getBoundingClientRect();
                const frame = document.querySelector(".tree-frame").getBoundingClientRect();
                return goal.width > 30 && goal.left > frame.left && goal.right < frame.right""").equals("true"));
    }

    @Test
    void whatTheBeamThrewAwayIsCountedAndExplained() {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "beam:2 manhattan"));
        browser.press("To the end");
        browser.awaitText(Pattern.compile("Thrown away\n[1-9]"));
        browser.pointAt(".node.beam .hit");
        browser.awaitText("The beam kept better ones and threw it away.");
    }

    @Test
    void anotherPuzzleNeedsThatManyMovesToTheSameGoal() {
        page.open("watch", Map.of("start", "2 8 3 / 1 6 4 / 7 0 5", "goal", "snail", "solver", "astar manhattan"));
        browser.press("Another puzzle");
        String start = "return new URLSearchParams(location.hash.split('?')[1]).get('start')";
        browser.await().until(opened -> !browser.script(start).startsWith("2 8 3"));
        var solved = page.client().post("/api/solve", "{'start':'%s','goal':'snail'}".formatted(browser.script(start)));
        assertThat(Client.members(solved)).containsEntry("length", 8L);
    }

    @Test
    void aNodeUnderThePointerIsExplained() {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced"));
        browser.press("To the end");
        browser.pointAt("[aria-label^='Node 4,']");
        browser.awaitText("was lowest");
    }

    @Test
    void theNodesOfABeamAreNotSaidToBeLowest() {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced"));
        Object said = browser.driver().executeAsyncScript("""
                const [done] = arguments;
                const replay = { nodes: [{ id: 0 }], events: [[0], [1, 0]], steps: [2], result: { algorithm: "anytime" } };
                const standing = { solved: -1, expanded: [0], open: new Set() };
                import("/watch/explain.js").then(({ explain }) => done(explain(replay, standing, 0, () => standing)));
                """);
        assertThat(said).isEqualTo("Expanded 1st: all states that the beam kept are expanded, level by level.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"astar", "astar-idastar"})
    void theOpenListOfThePageIsThatOfTheSearch(String algorithm) {
        page.open("watch", Map.of("start", "724 5b6 831", "solver", algorithm + " manhattan"));
        browser.press("To the end");
        Object most = browser.driver().executeAsyncScript("""
                const [algorithm, done] = arguments;
                const post = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body),
                    headers: { "Content-Type": "application/json" } }).then((answer) => answer.json());
                const question = { start: "724 5b6 831", algorithm, heuristic: "manhattan" };
                Promise.all([import("/watch/replay.js"), post("/api/validate", { start: question.start }),
                    post("/api/trace", question)]).then(([{ replayOf, standingAt }, problem, recorded]) => {
                  const replay = replayOf(problem, recorded);
                  let most = 0;
                  for (let step = 0; step < replay.steps.length; step += 1) {
                    most = Math.max(most, standingAt(replay, step).open.size);
                  }
                  done(most - recorded.result.maxOpen);
                });
                """, algorithm);
        assertThat(most).isEqualTo(0L);
    }
}
