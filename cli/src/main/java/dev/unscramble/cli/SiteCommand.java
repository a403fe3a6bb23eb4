package dev.unscramble.cli;

import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.model.InputException;
import dev.unscramble.web.StaticSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Writes the page as files that need no server of ours. */
@CommandLine.Command(
        name = "site",
        description = {
            "Writes the page, its documentation and an engine that searches in the browser as files: any web"
                    + " server can send them, from any of its folders, and nobody has to install anything."
        },
        sortOptions = false,
        footer = {
            "",
            "The page then works without a network, too, once it has been opened. It needs Chrome or Edge 119,",
            "Firefox 120, Safari 18.2, or newer ones. Large experiments, Spark and tables of hundreds of megabytes",
            "need the program.",
            "",
            "Examples:",
            "  unscramble site --out public",
            "  unscramble site --out public && python3 -m http.server --directory public"
        })
final class SiteCommand extends Command {
    /** Presets whose quick form takes a few seconds. */
    private static final List<String> SAMPLES = List.of("nodes-by-depth", "heuristics");

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "the folder: new, or with an older site")
    private Path out = Path.of("");

    @Override
    public Integer call() throws IOException {
        Path engine = engine();
        try (TemporaryFolder results = new TemporaryFolder("site", this::remark)) {
            int files = StaticSite.write(out, engine, SAMPLES, results.path());
            print("The page is in " + out + ", in " + files + " files; let a web server send them.");
        }
        return ExitCode.DONE;
    }

    private static Path engine() {
        Path jar = Optional.ofNullable(System.getProperty("unscramble.tab.jar"))
                .map(Path::of)
                .orElse(EngineArguments.program().resolveSibling("unscramble-tab.jar"));
        if (!Files.isRegularFile(jar)) {
            throw new InputException(
                    "the engine for browsers is missing: there is no " + jar + "; ./unscramble makes it");
        }
        return jar;
    }
}
