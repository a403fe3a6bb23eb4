package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every view of the page, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class EveryViewIT {
    private final OpenPage page;
    private final Browser browser;

    EveryViewIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    static Stream<String> views() {
        return Stream.of("play", "watch", "race", "lessons", "lab");
    }

    @ParameterizedTest
    @MethodSource("views")
    void everyViewFitsAPhone(String view) {
        browser.size(390, 844);
        page.open(view, Map.of());
        browser.find(shown(view));
        assertThat(browser.script("return document.documentElement.scrollWidth"))
                .isEqualTo("390");
    }

    /** The page, its script and its styles come once; each view then asks only for its answers. */
    @ParameterizedTest
    @MethodSource("views")
    void aViewNeedsFewFiles(String view) {
        page.open(view, Map.of());
        browser.find(shown(view));
        String files = browser.script("return performance.getEntriesByType('resource').map((each) => each.name)"
                + ".filter((name) => !name.includes('/api')).map((name) => new URL(name).pathname).join(' ')");
        assertThat(Stream.of(files.split(" ")).distinct())
                .hasSizeLessThanOrEqualTo(4)
                .anyMatch(file -> file.startsWith("/bundle/") && file.endsWith(".js"))
                .noneMatch(file -> file.startsWith("/" + view + "/"));
    }

    @ParameterizedTest
    @MethodSource("views")
    void everybodyCanUseEveryView(String view) {
        page.open(view, Map.of());
        browser.find(shown(view));
        Set<String> colours = new HashSet<>();
        for (String theme : List.of("light", "dark")) {
            browser.prefer(theme, false);
            colours.add(browser.script("return getComputedStyle(document.documentElement).backgroundColor"));
            assertThat(browser.violations()).as(view + ", " + theme).isEmpty();
        }
        assertThat(colours).as("the themes differ").hasSize(2);
    }

    @Test
    void whereTheSystemChoosesColoursPicturesKeepTheirs() {
        browser.forceColours();
        page.open("play", Map.of());
        browser.find(".board");
        assertThat(browser.script(COLOURS + "return different('.tile:not(.blank)', '.board')"))
                .isEqualTo("true");
        page.open("lab", Map.of("of", "2x2", "census", "2x2"));
        browser.find(".census-bars");
        assertThat(browser.script(COLOURS + "return different('.census-bar', '.census-track')"))
                .isEqualTo("true");
        page.open("watch", Map.of("step", "3"));
        browser.find(".tree");
        assertThat(browser.script("""
                const tree = document.querySelector(".tree");
                const statuses = ["open", "closed", "current", "goal", "beam", "card", "ink"];
                const colours = statuses.map((status) => {
                  const probe = tree.appendChild(document.createElement("span"));
                  probe.style.color = `var(--${status})`;
                  const { color } = getComputedStyle(probe);
                  probe.remove();
                  return color;
                });
                return new Set(colours).size""")).as("the colours of nodes").isEqualTo("7");
    }

    private static final String COLOURS = """
            const colour = (css) => getComputedStyle(document.querySelector(css)).backgroundColor;
            const different = (one, other) => colour(one) !== colour(other);
            """;

    /** What a view shows when it has all that it asked for. */
    private static String shown(String view) {
        return switch (view) {
            case "lab" -> ".census-bars";
            case "race" -> ".race";
            default -> ".board, .tree";
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"16x16", "cube"})
    void largeBoardsAndTheCubeCanBeUsedByEverybody(String puzzle) {
        Json drawn = Json.read(page.client()
                .post("/api/generate", "{'puzzle':'%s'}".formatted(puzzle))
                .body());
        page.open("play", Map.of("start", drawn.items("puzzles", String.class).get(0)));
        browser.find(puzzle.equals("cube") ? ".cube" : ".board");
        assertThat(browser.violations()).isEmpty();
    }
}
