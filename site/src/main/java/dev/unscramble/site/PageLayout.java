package dev.unscramble.site;

import java.util.List;
import java.util.stream.Collectors;

/** A page of the site: the menu, the text, and the way to the pages before and after it. */
record PageLayout(MarkdownPage page, Menu menu) {
    private static final int LONG = 9;

    String html() {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%1$s · Unscramble</title>
                <link rel="icon" href="%2$sicon.svg" type="image/svg+xml">
                <link rel="stylesheet" href="%2$stheme.css">
                <link rel="stylesheet" href="%2$ssite.css">
                <script src="%2$stheme.js"></script>
                </head>
                <body>
                <a class="skip" href="#text">Skip to the text</a>
                <nav aria-label="All pages">
                <a class="brand" href="%2$sindex.html"><img src="%2$sicon.svg" alt="" width="28" height="28">Unscramble</a>
                <a class="to-page" href="%2$s../">Play, watch and race</a>
                <input type="checkbox" id="menu"><label for="menu">All pages</label>
                %3$s</nav>
                <main id="text">
                %4$s<footer>%5$s</footer>
                </main>
                </body>
                </html>
                """.formatted(escaped(page.title()), toTop(), sections(), scrolling(page.html()), neighbours());
    }

    private String toTop() {
        return Links.toTop(page.file());
    }

    private String sections() {
        return menu.sections().stream()
                .map(section -> "<details" + (isOpen(section) ? " open" : "") + "><summary>"
                        + escaped(section.heading().isEmpty() ? "Start" : section.heading())
                        + "</summary>\n<ul>\n" + items(section) + "</ul></details>\n")
                .collect(Collectors.joining());
    }

    /** Long sections are closed, unless the page is in them. */
    private boolean isOpen(Menu.Section section) {
        return section.pages().size() <= LONG || section.pages().stream().anyMatch(this::isShown);
    }

    private String items(Menu.Section section) {
        return section.pages().stream()
                .map(each -> "<li><a href=\"" + toTop() + each.address() + "\""
                        + (isShown(each) ? " aria-current=\"page\"" : "") + ">" + escaped(each.title()) + "</a></li>\n")
                .collect(Collectors.joining());
    }

    private boolean isShown(MarkdownPage other) {
        return other.address().equals(page.address());
    }

    /** Wide tables and code scroll by themselves, also by the keyboard; names and options are kept on one line. */
    private static String scrolling(String html) {
        return html.replaceAll("<code>([^<\n]{1,30})</code>", "<code class=\"short\">$1</code>")
                .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
                .replace("</table>", "</table></div>")
                .replace("<pre>", "<pre tabindex=\"0\">");
    }

    private String neighbours() {
        List<MarkdownPage> all = menu.pages();
        List<String> addresses = all.stream().map(MarkdownPage::address).toList();
        int here = addresses.indexOf(page.address());
        String before = here > 0 ? link("before", "← ", all.get(here - 1)) : "";
        return before + (here + 1 < all.size() ? link("after", "", all.get(here + 1)) : "");
    }

    private String link(String kind, String sign, MarkdownPage other) {
        String end = sign.isEmpty() ? " →" : "";
        return "<a class=\"" + kind + "\" href=\"" + toTop() + other.address() + "\">" + sign + escaped(other.title())
                + end + "</a>";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
