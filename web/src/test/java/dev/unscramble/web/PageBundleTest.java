package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Modules as one script; the tests of the views run the page's own bundle in a browser. */
class PageBundleTest {
    private static final String PAGE = """
            <link rel="stylesheet" href="a.css">
            <link rel="stylesheet" href="b.css">
            <script type="module" src="app/main.js"></script>
            """;

    @Test
    void modulesAndStylesAreOneFileEach() {
        Map<String, String> files = bundle(Map.of(
                "/app/main.js",
                "import { twice as double, html } from \"./math.js\";\nimport * as all from \"../vendor/x.js\";\n\nhtml(double(2), all.b);\n",
                "/app/math.js",
                "import {\n  b,\n} from \"../vendor/x.js\";\nexport const twice = (n) => b * n;\nexport function html() {}\nexport async function later() {}\n",
                "/vendor/x.js",
                "var a=1;export{a as b};\n"));
        assertThat(files).hasSize(3);
        assertThat(text(files, ".css")).isEqualTo("a {}\n\nb {}\n");
        assertThat(text(files, ".js")).isEqualTo("""
                // /vendor/x.js
                const $0 = (() => {
                var a=1;
                return { b: a };
                })();
                // /app/math.js
                const $1 = (() => {
                const { b } = $0;
                const twice = (n) => b * n;
                function html() {}
                async function later() {}
                return { twice, html, later };
                })();
                // /app/main.js
                const $2 = (() => {
                const { twice: double, html } = $1;
                const all = $0;

                html(double(2), all.b);
                return {  };
                })();
                """);
        assertThat(files.get("/index.html"))
                .containsOnlyOnce("<link rel=\"stylesheet\" href=\"bundle/")
                .containsOnlyOnce("<script type=\"module\" src=\"bundle/");
    }

    @Test
    void aNameChangesWithWhatIsInTheFile() {
        Map<String, String> one = bundle(Map.of("/app/main.js", "one();\n"));
        assertThat(one).isEqualTo(bundle(Map.of("/app/main.js", "one();\n")));
        assertThat(bundle(Map.of("/app/main.js", "two();\n")).keySet()).isNotEqualTo(one.keySet());
    }

    @Test
    void whatCannotBeBundledIsRefused() {
        assertThatThrownBy(() -> bundle(Map.of(
                        "/app/main.js",
                        "import { b } from \"./b.js\";\n",
                        "/app/b.js",
                        "import { m } from \"./main.js\";\n")))
                .hasMessage("these modules import each other: [/app/main.js, /app/b.js]");
        assertThatThrownBy(() -> bundle(Map.of("/app/main.js", "export let changing = 1;\n")))
                .hasMessage("/app/main.js has an import or export of another form: export let changing = 1;");
    }

    private static Map<String, String> bundle(Map<String, String> modules) {
        Map<String, String> others = Map.of("/index.html", PAGE, "/a.css", "a {}\n", "/b.css", "b {}\n");
        return PageBundle.of(
                "/index.html",
                path -> Objects.requireNonNull(modules.getOrDefault(path, others.getOrDefault(path, "")), path));
    }

    private static String text(Map<String, String> files, String ending) {
        return files.entrySet().stream()
                .filter(file -> file.getKey().endsWith(ending))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }
}
