package dev.unscramble.report.experiment;

/** A piece of a web page as it grows. Text is escaped; only {@link #raw} is taken as it is. */
public final class Html {
    private final StringBuilder html = new StringBuilder();

    Html raw(String markup) {
        html.append(markup);
        return this;
    }

    Html text(String text) {
        return raw(escaped(text));
    }

    /** An element with nothing but text in it. */
    Html element(String name, String text) {
        return element(name, "", text);
    }

    /** An element with classes; without any, if {@code classes} is empty. */
    Html element(String name, String classes, String text) {
        return open(name, classes).text(text).close(name);
    }

    Html open(String name, String classes) {
        return raw("<" + name + (classes.isEmpty() ? ">" : " class=\"" + escaped(classes) + "\">"));
    }

    Html close(String name) {
        return raw("</" + name + ">");
    }

    Html newline() {
        return raw("\n");
    }

    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return html.toString();
    }
}
