package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Everything of others that is in the jar is in docs/third-party.md, under a licence that goes with ours. */
class ThirdPartyIT {
    private static final Path JAR = Path.of(System.getProperty("unscramble.jar"));

    /** Those that allow to be shipped with a program under Apache-2.0, if their texts come along. */
    private static final Set<String> COMPATIBLE =
            Set.of("Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "ISC", "LGPL-2.1-or-later");

    private static final Pattern TEXT = Pattern.compile("`([^`]+)`");

    /** The rows of the first table: a library, its version, its licence, and where its text is. */
    private static List<List<String>> table() throws IOException {
        return Files.readAllLines(Path.of("..", "docs", "third-party.md")).stream()
                .dropWhile(line -> !line.startsWith("|---"))
                .skip(1)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> List.of(line.substring(2).split(" *\\| *")))
                .toList();
    }

    @Test
    void theTableHasWhatIsInTheBillOfMaterials() throws Exception {
        Map<String, String> listed = new TreeMap<>();
        table().forEach(row -> listed.put(row.get(0), row.get(1)));
        assertThat(listed).isEqualTo(billOfMaterials());
    }

    @Test
    void everyLicenceGoesWithOursAndItsTextIsInTheJar() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(table()).isNotEmpty().allSatisfy(row -> {
                assertThat(row.get(2)).isIn(COMPATIBLE);
                assertThat(TEXT.matcher(row.get(3)).results())
                        .isNotEmpty()
                        .allMatch(text -> jar.getEntry("META-INF/" + text.group(1)) != null);
            });
        }
    }

    /** Names and versions of all libraries of others. */
    private static Map<String, String> billOfMaterials() throws Exception {
        NodeList components = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(JAR.resolveSibling("bom.xml").toFile())
                .getElementsByTagName("component");
        Map<String, String> found = new TreeMap<>();
        IntStream.range(0, components.getLength())
                .mapToObj(i -> (Element) components.item(i))
                .filter(component -> component.hasAttribute("bom-ref")) // what wrote the file has none
                .filter(component -> !text(component, "group").equals("dev.unscramble"))
                .forEach(component -> found.put(text(component, "name"), text(component, "version")));
        return found;
    }

    private static String text(Element component, String name) {
        return component.getElementsByTagName(name).item(0).getTextContent();
    }
}
