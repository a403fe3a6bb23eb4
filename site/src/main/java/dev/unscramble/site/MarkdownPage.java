package dev.unscramble.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A page of the documentation.
 *
 * @param file its path in the documentation
 * @param title its first heading
 * @param content all of it, with links as the site has them
 */
record MarkdownPage(Path file, String title, Node content) {
    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer HTML = HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .escapeHtml(true)
            .omitSingleParagraphP(false)
            .build();

    static MarkdownPage read(Path docs, Path file) throws IOException {
        Node content = PARSER.parse(Files.readString(docs.resolve(file)));
        content.accept(new LinkChange(docs, file));
        return new MarkdownPage(file, title(content).orElse(file.toString()), content);
    }

    private static Optional<String> title(Node content) {
        for (Node node = content.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading) {
                return Optional.of(text(node));
            }
        }
        return Optional.empty();
    }

    /** The words of a part of a page. */
    static String text(Node node) {
        WordCollector words = new WordCollector();
        node.accept(words);
        return words.text.toString();
    }

    /** The page in the site, seen from the top. */
    String address() {
        return Links.asPage(file.toString().replace('\\', '/'));
    }

    String html() {
        return HTML.render(content);
    }

    private static final class WordCollector extends AbstractVisitor {
        private final StringBuilder text = new StringBuilder();

        @Override
        public void visit(Text words) {
            text.append(words.getLiteral());
        }

        @Override
        public void visit(Code code) {
            text.append(code.getLiteral());
        }
    }

    /** Lets links lead to pages of the site; those that lead to the sources become text. */
    private static final class LinkChange extends AbstractVisitor {
        private final Path docs;
        private final Path file;

        LinkChange(Path docs, Path file) {
            this.docs = docs;
            this.file = file;
        }

        @Override
        public void visit(Link link) {
            Optional<String> target = Links.inSite(docs, file, link.getDestination());
            if (target.isPresent()) {
                link.setDestination(target.get());
            } else {
                link.insertBefore(new Text(text(link)));
                link.unlink();
            }
        }
    }
}
