package dev.unscramble;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The picture of the modules in the docs, which is drawn by hand: each arrow leads down to a module that is used. */
class ModulePictureTest {
    private static final Path HOME = Path.of("..");
    private static final Pattern BOX = Pattern.compile(
            "<rect x=\"(\\d+)\" y=\"(\\d+)\" width=\"(\\d+)\" height=\"(\\d+)\" rx=\"10\"/><text [^>]+>(.+?)</text>");
    private static final Pattern ARROW = Pattern.compile("<path d=\"M(\\d+) (\\d+) [^\"]*?(\\d+) (\\d+)\"/>");
    private static final Pattern MODULE = Pattern.compile("<module>(.+?)</module>");
    private static final Pattern USED = Pattern.compile(
            "<groupId>dev\\.unscramble</groupId>\\s*<artifactId>unscramble-(.+?)</artifactId>(?!\\s*<type>test-jar)");

    private final Map<String, Set<String>> arrows = new TreeMap<>();

    ModulePictureTest() throws IOException {
        String picture = Files.readString(HOME.resolve("docs/images/modules.svg"));
        List<Box> boxes = found(BOX, picture).map(Box::of).toList();
        boxes.forEach(box -> arrows(box.name));
        List<MatchResult> drawn = found(ARROW, picture).toList();
        assertThat(drawn).hasSize(picture.split("<path", -1).length - 1);
        for (MatchResult arrow : drawn) {
            Box from = box(boxes, arrow, 1, true);
            assertThat(arrows(from.name).add(box(boxes, arrow, 3, false).name))
                    .as("two arrows are the same")
                    .isTrue();
        }
    }

    private record Box(String name, int left, int right, int top, int bottom) {
        static Box of(MatchResult drawn) {
            int left = number(drawn, 1);
            int top = number(drawn, 2);
            return new Box(drawn.group(5), left, left + number(drawn, 3), top, top + number(drawn, 4));
        }
    }

    /** The box at whose bottom or top an end of an arrow is. */
    private static Box box(List<Box> boxes, MatchResult arrow, int end, boolean isBottom) {
        int x = number(arrow, end);
        int y = number(arrow, end + 1);
        return boxes.stream()
                .filter(box -> box.left < x && x < box.right && y == (isBottom ? box.bottom : box.top))
                .findFirst()
                .orElseThrow(() -> new AssertionError(arrow.group() + " has an end that is at no box"));
    }

    private static int number(MatchResult match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private static Stream<MatchResult> found(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }

    @Test
    void itShowsTheModulesOfTheBuildAndWhatEachNames() throws IOException {
        Map<String, Set<String>> build = new TreeMap<>();
        for (MatchResult module :
                found(MODULE, Files.readString(HOME.resolve("pom.xml"))).toList()) {
            String pom = Files.readString(HOME.resolve(module.group(1)).resolve("pom.xml"));
            build.put(
                    module.group(1),
                    found(USED, pom.substring(pom.indexOf("</parent>")))
                            .map(used -> used.group(1))
                            .filter(name -> !name.equals("parent"))
                            .collect(Collectors.toCollection(TreeSet::new)));
        }
        assertThat(arrows).isEqualTo(build);
    }

    /** A module may use what its packages may use; what the build only needs for tests or pages is in no table. */
    @Test
    void itsArrowsLeadToAllThatTheTableOfPackagesAllows() {
        Map<String, String> modules = new TreeMap<>();
        List<List<String>> rows = ArchitectureTest.MAY_USE
                .lines()
                .map(row -> List.of(row.split("\\|")[0].strip(), row.split("\\|")[1].strip()))
                .toList();
        rows.forEach(row -> modules.put(row.get(0), module(row.get(0))));
        Map<String, Set<String>> table = new TreeMap<>();
        for (List<String> row : rows) {
            Set<String> used = table.computeIfAbsent(modules.get(row.get(0)), none -> new TreeSet<>());
            Stream.of(row.get(1).split(" "))
                    .filter(modules::containsKey)
                    .map(modules::get)
                    .forEach(used::add);
        }
        table.forEach((module, used) -> used.remove(module));
        Map<String, Set<String>> picture = new TreeMap<>();
        for (String module : table.keySet()) {
            Set<String> reached = new TreeSet<>();
            reach(module, reached);
            reached.retainAll(table.keySet());
            picture.put(module, reached);
        }
        assertThat(picture).isEqualTo(table);
    }

    private String module(String name) {
        Path sources = Path.of("src/main/java/dev/unscramble", name.split("\\."));
        return arrows.keySet().stream()
                .filter(module -> Files.isDirectory(HOME.resolve(module).resolve(sources)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no module has the package " + name));
    }

    private Set<String> arrows(String module) {
        return arrows.computeIfAbsent(module, none -> new TreeSet<>());
    }

    private void reach(String module, Set<String> reached) {
        for (String used : arrows(module)) {
            if (reached.add(used)) {
                reach(used, reached);
            }
        }
    }
}
