package dev.unscramble.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A server, and a browser that shows its page. If the property {@code unscramble.engine} names the folder of the engine, the
 * browser shows the page that needs no server, from a folder below others.
 *
 * @param address of the page
 * @param downloads where the browser puts what is saved
 */
record OpenPage(PageServer server, String address, Browser browser, Client client, Path downloads)
        implements AutoCloseable {
    /** Two moves from its goal: the blank goes up, then left. */
    static final String EASY = "142 3b5 678";

    static OpenPage start() {
        try {
            Path folder = Files.createTempDirectory("page");
            PageServer server = TestServer.start(folder, folder);
            String engine = System.getProperty("unscramble.engine");
            String address = engine == null ? server.address() : site(folder.resolve("site"), Path.of(engine));
            return new OpenPage(server, address, Browser.start(folder), new Client(server), folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String site(Path folder, Path engine) throws IOException {
        StaticSite.write(folder, engine, List.of(), folder);
        return new StaticServer(folder, "/a/course/").address();
    }

    /** Opens a view with these settings in its address. */
    void open(String view, Map<String, String> settings) {
        String query = settings.entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .reduce("", (all, one) -> all + "&" + one);
        browser.open(address + "#/" + view + "?" + query);
    }

    @Override
    public void close() throws IOException {
        browser.close();
        server.close();
        List<Path> files;
        try (Stream<Path> all = Files.walk(downloads)) {
            files = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }
}
