package dev.unscramble.web;

import static dev.unscramble.report.experiment.Html.escaped;

import dev.unscramble.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Pages that the server writes itself: the description of the API, and the one of addresses without a page. */
final class ApiPage {
    private static final String REFERENCE = "$ref";
    private static final String DESCRIPTION = "description";

    private ApiPage() {}

    /** The page of a request without an answer. */
    static String error(int status, @Nullable String reason) {
        return page(
                "Unscramble: " + status,
                "<h1>" + status + "</h1>\n<p>" + escaped(sentence(reason == null ? "" : reason))
                        + "</p>\n<p><a href=\"/\">To the page</a>, <a href=\"/docs/\">to its documentation</a></p>\n");
    }

    private static String sentence(String reason) {
        return reason.isEmpty() ? "" : reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1) + ".";
    }

    /** The description of the API as a page, made of the one for programs. */
    static String of(Json openapi) {
        StringBuilder body = new StringBuilder();
        body.append("<h1>The API</h1>\n<p>")
                .append(escaped(openapi.object("info").text(DESCRIPTION)))
                .append("</p>\n<p>For programs: <a href=\"/api/openapi.json\">this page as OpenAPI</a>.")
                .append(" <a href=\"/docs/page.html#the-api\">An example</a>. <a href=\"/\">To the page</a>.</p>\n");
        Json paths = openapi.object("paths");
        for (String path : paths.members().keySet()) {
            Json methods = paths.object(path);
            methods.members().keySet().forEach(method -> body.append(route(method, path, methods.object(method))));
        }
        Json schemas = openapi.object("components").object("schemas");
        body.append("<h2>Objects</h2>\n");
        schemas.members().keySet().forEach(name -> body.append(schema(name, schemas.object(name))));
        return page("Unscramble: the API", body.toString());
    }

    private static String route(String method, String path, Json route) {
        String body = route.members().containsKey("requestBody")
                ? "<p>Takes " + contents(route.object("requestBody")) + ".</p>\n"
                : "";
        Json responses = route.object("responses");
        String answers = responses.members().keySet().stream()
                .map(status -> "<tr><td>" + escaped(status) + "</td><td>"
                        + escaped(responses.object(status).text(DESCRIPTION)) + "</td><td>"
                        + contents(responses.object(status)) + "</td></tr>\n")
                .collect(Collectors.joining());
        return "<h2><code>" + method.toUpperCase(Locale.ROOT) + " " + escaped(path) + "</code></h2>\n<p>"
                + escaped(route.text("summary")) + ".</p>\n" + body + "<table>\n" + answers + "</table>\n";
    }

    /** The content of a message: by media type, an object that has a name, or one by its members. */
    private static String contents(Json holder) {
        if (!(holder.members().get("content") instanceof Json content)) {
            return "";
        }
        return content.members().keySet().stream()
                .map(type -> escaped(type) + ": " + type(content.object(type).object("schema")))
                .collect(Collectors.joining("<br>"));
    }

    private static String schema(String name, Json schema) {
        String about = schema.optionalText(DESCRIPTION)
                .map(text -> "<p>" + escaped(text) + "</p>\n")
                .orElse("");
        return "<h3 id=\"" + escaped(name) + "\">" + escaped(name) + "</h3>\n" + about + members(schema);
    }

    private static String members(Json schema) {
        if (!(schema.members().get("properties") instanceof Json properties)) {
            return "";
        }
        return properties.members().keySet().stream()
                .map(name -> "<tr><td><code>" + escaped(name) + "</code></td><td>" + type(properties.object(name))
                        + "</td><td>"
                        + escaped(properties
                                .object(name)
                                .optionalText(DESCRIPTION)
                                .orElse("")) + "</td></tr>\n")
                .collect(Collectors.joining("", "<table>\n", "</table>\n"));
    }

    private static String type(Json schema) {
        if (schema.members().containsKey(REFERENCE)) {
            String name = schema.text(REFERENCE).replaceFirst(".*/", "");
            return "<a href=\"#" + escaped(name) + "\">" + escaped(name) + "</a>";
        }
        if (schema.members().get("properties") instanceof Json properties) {
            return properties.members().keySet().stream()
                    .map(name -> "<code>" + escaped(name) + "</code> ("
                            + escaped(
                                    properties.object(name).optionalText("type").orElse("")) + ")")
                    .collect(Collectors.joining(", "));
        }
        Object type = schema.members().get("type");
        String items = schema.members().get("items") instanceof Json item ? " of " + type(item) : "";
        String plain = type instanceof List<?> several
                ? several.stream().map(String::valueOf).collect(Collectors.joining(" or "))
                : String.valueOf(type == null ? "any" : type);
        return escaped(plain) + items;
    }

    private static String page(String title, String body) {
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" + escaped(title)
                + "</title>\n<link rel=\"icon\" href=\"/app/icon.svg\" type=\"image/svg+xml\">\n"
                + "<link rel=\"stylesheet\" href=\"/app/theme.css\">\n<link rel=\"stylesheet\" href=\"/api/api.css\">\n"
                + "<script src=\"/app/theme.js\"></script>\n</head>\n<body>\n<main>\n" + body
                + "</main>\n</body>\n</html>\n";
    }
}
