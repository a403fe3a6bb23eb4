package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.run.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
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
