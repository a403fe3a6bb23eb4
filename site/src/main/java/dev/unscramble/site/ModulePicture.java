package dev.unscramble.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The modules of the build and which of them use which, as a picture in SVG: each row stands on those below it. */
public final class ModulePicture {
    private static final int BOX_WIDTH = 190;
    private static final int BOX_HEIGHT = 56;
    private static final int ACROSS = 230;
    private static final int DOWN = 110;
    private static final int MARGIN = 20;
    private static final Pattern MODULE = Pattern.compile("<module>(.+?)</module>");
    private static final Pattern DESCRIPTION = Pattern.compile("<description>(.+?)</description>");
    private static final Pattern USED = Pattern.compile(
            "<groupId>dev\\.unscramble</groupId>\\s*<artifactId>unscramble-(.+?)</artifactId>(?!\\s*<type>test-jar)");
    private static final String STYLE = """
            <style>
            rect { fill: #ffffff; stroke: #0b5f8a; stroke-width: 1.5 }
            text { font: 15px system-ui, sans-serif; fill: #1b2733; text-anchor: middle }
            path { fill: none; stroke: #566473; stroke-width: 1.5 }
            @media (prefers-color-scheme: dark) {
            rect { fill: #1b2129; stroke: #6cb8e6 }
            text { fill: #e8ecf0 }
            path { stroke: #a3b0bd }
            }
            </style>
            """;

    /** A module, what it is for, and the modules that it names as what it uses. */
    record Module(String name, String description, List<String> uses) {}

    private final Map<String, Module> modules = new LinkedHashMap<>();
    private final List<List<Module>> rows = new ArrayList<>();

    private ModulePicture(Path pom) throws IOException {
        for (String name : found(MODULE, Files.readString(pom)).toList()) {
            String text = Files.readString(pom.resolveSibling(name).resolve("pom.xml"));
            String own = text.substring(text.indexOf("</parent>"));
            modules.put(
                    name,
                    new Module(
                            name,
                            found(DESCRIPTION, own).findFirst().orElse(""),
                            found(USED, own).toList()));
        }
        for (Module module : modules.values()) {
            int row = row(module);
            while (rows.size() <= row) {
                rows.add(new ArrayList<>());
            }
            rows.get(row).add(module);
        }
    }

    /** Prints the picture of the build whose POM is given. */
    @SuppressWarnings("SystemOut") // the caller sends it to a file
    public static void main(String[] arguments) throws IOException {
        System.out.print(of(Path.of(arguments[0])));
    }

    static String of(Path pom) throws IOException {
        return new ModulePicture(pom).svg();
    }

    private static Stream<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1));
    }

    /** On how many modules it stands, one above the other. */
    private int height(Module module) {
        return module.uses().stream()
                .map(modules::get)
                .filter(Objects::nonNull)
                .mapToInt(used -> height(used) + 1)
                .max()
                .orElse(0);
    }

    /** Right below the modules that use it, so that lines are short. */
    private int row(Module module) {
        return modules.values().stream()
                .filter(other -> other.uses().contains(module.name()))
                .mapToInt(user -> row(user) - 1)
                .min()
                .orElseGet(() -> height(module));
    }

    private String svg() {
        int across = rows.stream().mapToInt(Collection::size).max().orElse(0);
        int width = 2 * MARGIN + across * ACROSS - (ACROSS - BOX_WIDTH);
        int height = 2 * MARGIN + rows.size() * DOWN - (DOWN - BOX_HEIGHT);
        StringBuilder svg =
                new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\">%n"
                        .formatted(width, height, width)
                        .replace(System.lineSeparator(), "\n"));
        svg.append("<title>The modules; lines lead down to what a module uses</title>\n")
                .append(STYLE);
        modules.values().forEach(module -> lines(svg, module));
        modules.values().forEach(module -> box(svg, module));
        return svg.append("</svg>\n").toString();
    }

    private void lines(StringBuilder svg, Module module) {
        for (String name : module.uses()) {
            Module used = modules.get(name);
            if (used != null) {
                int fromX = left(module) + BOX_WIDTH / 2;
                int fromY = top(module) + BOX_HEIGHT;
                int toX = left(used) + BOX_WIDTH / 2;
                int toY = top(used);
                int bend = (DOWN - BOX_HEIGHT) / 2;
                svg.append("<path d=\"M%d %d C%d %d %d %d %d %d\"/>\n"
                        .formatted(fromX, fromY, fromX, fromY + bend, toX, toY - bend, toX, toY));
            }
        }
    }

    private void box(StringBuilder svg, Module module) {
        svg.append("<g><title>%s</title><rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"10\"/>"
                .formatted(module.description(), left(module), top(module), BOX_WIDTH, BOX_HEIGHT));
        svg.append("<text x=\"%d\" y=\"%d\">%s</text></g>\n"
                .formatted(left(module) + BOX_WIDTH / 2, top(module) + BOX_HEIGHT / 2 + 5, module.name()));
    }

    private int left(Module module) {
        return MARGIN + rows.get(row(module)).indexOf(module) * ACROSS;
    }

    private int top(Module module) {
        return MARGIN + (rows.size() - 1 - row(module)) * DOWN;
    }
}
