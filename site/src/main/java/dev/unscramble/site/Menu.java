package dev.unscramble.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;

/** The pages in their order: as the headings and lists of the index have them, then those that it leaves out. */
record Menu(List<Section> sections) {
    private static final String REST = "More";

    /** Pages under one heading; the first section is the index alone and has no heading. */
    record Section(String heading, List<MarkdownPage> pages) {}

    static Menu of(MarkdownPage index, List<MarkdownPage> pages) {
        Map<String, MarkdownPage> byAddress =
                pages.stream().collect(Collectors.toMap(MarkdownPage::address, Function.identity()));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", List.of(index)));
        index.content().accept(new Collector(sections, byAddress));
        List<MarkdownPage> rest = pages.stream()
                .filter(page -> sections.stream().noneMatch(section -> contains(section, page)))
                .toList();
        sections.add(new Section(REST, rest));
        return new Menu(
                sections.stream().filter(section -> !section.pages().isEmpty()).toList());
    }

    private static boolean contains(Section section, MarkdownPage page) {
        return section.pages().stream().anyMatch(each -> each.address().equals(page.address()));
    }

    /** All pages, as one reads them one after the other. */
    List<MarkdownPage> pages() {
        return sections.stream().flatMap(section -> section.pages().stream()).toList();
    }

    /** Gathers the links that begin an item of a list. */
    private static final class Collector extends AbstractVisitor {
        private final List<Section> sections;
        private final Map<String, MarkdownPage> byAddress;

        Collector(List<Section> sections, Map<String, MarkdownPage> byAddress) {
            this.sections = sections;
            this.byAddress = byAddress;
        }

        @Override
        public void visit(Heading heading) {
            sections.add(new Section(MarkdownPage.text(heading), new ArrayList<>()));
        }

        @Override
        public void visit(ListItem item) {
            if (item.getFirstChild() != null && item.getFirstChild().getFirstChild() instanceof Link link) {
                MarkdownPage page = byAddress.get(link.getDestination());
                if (page != null) {
                    sections.get(sections.size() - 1).pages().add(page);
                }
            }
        }
    }
}
