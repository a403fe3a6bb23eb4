package dev.unscramble.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A page as three files instead of one for each module: its HTML, all its modules as one script, and all its styles as one
 * sheet. The names of script and sheet have a checksum of what is in them, so that browsers need never ask again. Addresses in
 * the page are relative to it, so that it can be in any folder of a web server.
 *
 * <p>A module becomes a function that is called once, in the order in which modules need each other:
 *
 * <pre>
 *   import { number } from "../app/words.js";      const $1 = (() => {
 *   export const half = (n) => number(n / 2);        const { number } = $0;
 *                                                    const half = (n) => number(n / 2);
 *                                                    return { half };
 *                                                  })();
 * </pre>
 *
 * That is all there is to it as long as modules do not import each other in a circle, and export constants, functions and
 * classes only; whatever else is refused. Imports and exports begin a line, but for exports at the end of one in files
 * that others made small.
 */
final class PageBundle {
    /** The folder of script and sheet. */
    static final String FOLDER = "/bundle/";

    private static final Pattern STYLE = Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\">\\n?");
    private static final Pattern SCRIPT = Pattern.compile("<script type=\"module\" src=\"([^\"]+)\"></script>");
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import\\s+(?:(\\{[^}]*\\})|\\*\\s+as\\s+(\\w+))\\s+from\\s+\"([^\"]+)\";");
    private static final Pattern EXPORTED =
            Pattern.compile("(?m)^export\\s+((?:async\\s+)?(?:function|class|const)\\s+)(\\w+)");
    private static final Pattern EXPORTS = Pattern.compile("(?m)(?:^|(?<=[;)}]))export\\s*\\{([^}]*)\\};?");
    private static final Pattern UNKNOWN = Pattern.compile("(?m)^(?:import|export)\\b.*");

    private final UnaryOperator<String> files;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final List<String> begun = new ArrayList<>();
    private final StringBuilder script = new StringBuilder();

    private PageBundle(UnaryOperator<String> files) {
        this.files = files;
    }

    /**
     * The files of a page by their paths, the HTML by its own.
     *
     * @param files from the path of a file to its text
     */
    static Map<String, String> of(String page, UnaryOperator<String> files) {
        String html = files.apply(page);
        String styles = STYLE.matcher(html)
                .results()
                .map(link -> files.apply(resolved(link.group(1), page)))
                .collect(Collectors.joining("\n"));
        PageBundle bundle = new PageBundle(files);
        SCRIPT.matcher(html).results().map(tag -> resolved(tag.group(1), page)).forEach(bundle::add);
        String stylePath = path(styles, ".css");
        String scriptPath = path(bundle.script.toString(), ".js");
        String first = STYLE.matcher(html).replaceFirst("<link rel=\"stylesheet\" href=\"#\">\n");
        String one = STYLE.matcher(first)
                .replaceAll(link -> link.group(1).equals("#")
                        ? Matcher.quoteReplacement(
                                "<link rel=\"stylesheet\" href=\"" + stylePath.substring(1) + "\">\n")
                        : "");
        String whole = SCRIPT.matcher(one)
                .replaceAll(Matcher.quoteReplacement(
                        "<script type=\"module\" src=\"" + scriptPath.substring(1) + "\"></script>"));
        return Map.of(page, whole, stylePath, styles, scriptPath, bundle.script.toString());
    }

    private static String path(String text, String ending) {
        return FOLDER + checksum(text.getBytes(StandardCharsets.UTF_8)) + ending;
    }

    /** A name for some bytes, which others do not have. */
    static String checksum(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(digest, 12));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Adds a module, after those that it imports, and returns the name of what it exports. */
    private String add(String path) {
        String known = names.get(path);
        if (known != null) {
            return known;
        }
        if (begun.contains(path)) {
            throw new IllegalStateException("these modules import each other: " + begun);
        }
        begun.add(path);
        String module = function(path);
        begun.remove(path);
        String name = "$" + names.size();
        names.put(path, name);
        script.append("// ")
                .append(path)
                .append("\nconst ")
                .append(name)
                .append(" = ")
                .append(module)
                .append(";\n");
        return name;
    }

    private String function(String path) {
        Map<String, String> exports = new LinkedHashMap<>();
        String imported = IMPORT.matcher(files.apply(path))
                .replaceAll(found -> Matcher.quoteReplacement(declaration(path, found)));
        String declared = EXPORTED.matcher(imported).replaceAll(found -> {
            exports.put(found.group(2), found.group(2));
            return Matcher.quoteReplacement(found.group(1) + found.group(2));
        });
        String body = EXPORTS.matcher(declared).replaceAll(found -> {
            pairs(found.group(1)).forEach(pair -> exports.put(pair[1], pair[0]));
            return "";
        });
        Matcher unknown = UNKNOWN.matcher(body);
        if (unknown.find()) {
            throw new IllegalStateException(path + " has an import or export of another form: " + unknown.group());
        }
        String members = exports.entrySet().stream()
                .map(export -> export.getKey().equals(export.getValue())
                        ? export.getKey()
                        : export.getKey() + ": " + export.getValue())
                .collect(Collectors.joining(", "));
        return "(() => {\n" + body.strip() + "\nreturn { " + members + " };\n})()";
    }

    private String declaration(String path, MatchResult found) {
        String module = add(resolved(found.group(3), path));
        if (found.group(2) != null) {
            return "const " + found.group(2) + " = " + module + ";";
        }
        String list = found.group(1);
        return pairs(list.substring(1, list.length() - 1)).stream()
                .map(pair -> pair[0].equals(pair[1]) ? pair[0] : pair[0] + ": " + pair[1])
                .collect(Collectors.joining(", ", "const { ", " } = " + module + ";"));
    }

    /** The names in "a, b as c", each with the one after as. */
    private static List<String[]> pairs(String list) {
        return Arrays.stream(list.split(","))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> item.split("\\s+as\\s+"))
                .map(parts -> new String[] {parts[0], parts[parts.length - 1]})
                .toList();
    }

    private static String resolved(String path, String from) {
        return java.net.URI.create(from).resolve(path).getPath();
    }
}
