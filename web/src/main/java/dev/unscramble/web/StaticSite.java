package dev.unscramble.web;

import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Resource;
import dev.unscramble.web.api.Answer;
import dev.unscramble.web.api.Api;
import dev.unscramble.web.api.JsonRequest;
import dev.unscramble.web.api.Request;
import dev.unscramble.web.api.Requester;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The page without a server: a folder of files that any web server can send, from any of its folders. It has the page and
 * its sources, the documentation, reports of small experiments, the engine that searches in the browser, and a service
 * worker that keeps all of it for times without a network.
 */
public final class StaticSite {
    private static final String ENGINE = "engine";
    private static final String ENGINE_IN_JAR = "dev/unscramble/tab/engine";
    private static final String WORKER = "service-worker.js";
    private static final String FIRST = "index.html";

    /** As the server's, but for what only headers can say. */
    private static final String POLICY =
            Exchange.POLICY.replace("; frame-ancestors 'none'", "") + "; worker-src 'self'";

    /** The puzzles that views begin with: they are shown before the engine is there. */
    private static final List<String> FIRST_PUZZLES = List.of("724 5b6 831", "b54 132 678");

    private final Map<String, byte[]> files = new TreeMap<>();

    private StaticSite() {}

    /**
     * Writes the site into a folder, which is new, empty or has an older site.
     *
     * @param engine the jar of the engine, or the folder of its files
     * @param presets the experiments to make reports of, small
     * @param results a folder for the results of experiments
     * @return the number of files
     * @throws InputException if the folder has other files
     */
    public static int write(Path folder, Path engine, List<String> presets, Path results) throws IOException {
        requireOurs(folder);
        StaticSite site = new StaticSite();
        site.addPage();
        site.addEngine(engine);
        List<String> reports = site.addReports(presets, results);
        site.addFirstPage(reports);
        site.addServiceWorker();
        for (Map.Entry<String, byte[]> file : site.files.entrySet()) {
            Path to = folder.resolve(file.getKey());
            Files.createDirectories(Objects.requireNonNull(to.getParent()));
            Files.write(to, file.getValue());
        }
        return site.files.size();
    }

    private static void requireOurs(Path folder) throws IOException {
        if (Files.isDirectory(folder) && !Files.exists(folder.resolve(WORKER))) {
            try (Stream<Path> found = Files.list(folder)) {
                if (found.findFirst().isPresent()) {
                    throw new InputException(folder + " has other files; name a new folder, or one with an older site");
                }
            }
        }
    }

    private void addPage() throws IOException {
        inFolder(
                Objects.requireNonNull(StaticSite.class.getResource("page"), "page")
                        .toString(),
                page -> add("", page));
        PageBundle.of("/" + FIRST, PageFiles::source)
                .forEach((path, text) -> files.put(path.substring(1), text.getBytes(StandardCharsets.UTF_8)));
    }

    private void addEngine(Path engine) throws IOException {
        if (Files.isDirectory(engine)) {
            add(ENGINE + "/", engine);
        } else {
            inFolder("jar:" + engine.toUri() + "!/" + ENGINE_IN_JAR, found -> add(ENGINE + "/", found));
        }
    }

    /** Does something with a folder of files or of a jar. */
    @FunctionalInterface
    private interface FolderUse {
        void accept(Path folder) throws IOException;
    }

    private static void inFolder(String address, FolderUse use) throws IOException {
        try {
            URI uri = new URI(address);
            if (uri.getScheme().equals("file")) {
                use.accept(Path.of(uri));
                return;
            }
            String inJar = address.substring(address.indexOf('!') + 1);
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                use.accept(jar.getPath(inJar));
            }
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void add(String prefix, Path folder) throws IOException {
        List<Path> found;
        try (Stream<Path> all = Files.walk(folder)) {
            found = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : found) {
            files.put(prefix + folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
    }

    private List<String> addReports(List<String> presets, Path results) throws IOException {
        try (Workers workers = new Workers(1, 1, 2, failure -> {})) {
            PageExperiments experiments = new PageExperiments(results, workers, Tables.IN_MEMORY);
            for (String preset : presets) {
                RunningExperiment running =
                        experiments.start(Requester.ONLY_USER, Optional.of(preset), Optional.empty(), true);
                running.await();
                files.put("reports/" + running.name() + "/" + FIRST, experiments.report(running.name()));
            }
            return presets.isEmpty() ? List.of() : experiments.reports();
        }
    }

    /** The page, with the place of its engine, what it may load, and the answers that it begins with. */
    private void addFirstPage(List<String> reports) throws IOException {
        String html = new String(Objects.requireNonNull(files.get(FIRST)), StandardCharsets.UTF_8);
        String policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">\n";
        String answers = "<script type=\"application/json\" id=\"answers\">"
                + answers(reports).line().replace("<", "\\u003c") + "</script>\n";
        String page = html.replace("<html lang=\"en\">", "<html lang=\"en\" data-engine=\"engine/worker.js\">")
                .replace("<title>", policy + "<title>")
                .replace("</head>", answers + "</head>");
        files.put(FIRST, page.getBytes(StandardCharsets.UTF_8));
    }

    private static Json answers(List<String> reports) throws IOException {
        Json answers = Json.object();
        Api api = Api.direct(Limits.NONE, Tables.IN_MEMORY);
        answers.put("GET api/catalog", answer(api, "GET", "catalog", ""));
        for (String start : FIRST_PUZZLES) {
            String body = Json.object().put("start", start).line();
            answers.put("POST api/validate " + body, answer(api, "POST", "validate", body));
        }
        return answers.put(
                "GET api/experiments", Json.object().put("presets", List.of()).put("reports", reports));
    }

    private static Json answer(Api api, String method, String name, String body) throws IOException {
        Request request = new Request(method, "/api/" + name, "", Requester.ONLY_USER, () -> JsonRequest.read(body));
        Answer.Whole answer = (Answer.Whole) api.answer(request).orElseThrow();
        return Json.read(new String(answer.bytes(), StandardCharsets.UTF_8));
    }

    private void addServiceWorker() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        List<String> kept = new ArrayList<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            all.write(file.getKey().getBytes(StandardCharsets.UTF_8));
            all.write(file.getValue());
            if (file.getKey().endsWith(FIRST)) {
                kept.add("./" + file.getKey().substring(0, file.getKey().length() - FIRST.length()));
            }
            kept.add(file.getKey());
        }
        String script = "const VERSION = \"" + PageBundle.checksum(all.toByteArray()) + "\";\nconst FILES = [\""
                + String.join("\", \"", kept) + "\"];\n" + Resource.text(StaticSite.class, WORKER);
        files.put(WORKER, script.getBytes(StandardCharsets.UTF_8));
    }
}
