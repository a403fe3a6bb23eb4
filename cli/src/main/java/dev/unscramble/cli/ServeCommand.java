package dev.unscramble.cli;

import dev.unscramble.model.Limits;
import dev.unscramble.web.PageServer;
import dev.unscramble.web.ServerOptions;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Shows the page in a browser. */
@CommandLine.Command(
        name = "serve",
        description = "Serves the page: play, watch searches, race solvers. It needs no internet.",
        sortOptions = false,
        footer = {
            "",
            "Only this computer can reach it unless --host says otherwise. Ctrl-C ends it. The API",
            "behind the page is described at /api.",
            "",
            "Examples:",
            "  unscramble serve --open",
            "  unscramble serve --port 0",
            "  unscramble serve --host 0.0.0.0 --workers 4 --time-limit 20s"
        })
final class ServeCommand extends Command {
    private static final long POLL_NANOS = 100_000_000;

    @Option(names = "--port", paramLabel = "N", description = "the port; 0 picks a free one (default: 8042)")
    private int port = ServerOptions.DEFAULT_PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "the address to listen on (default: 127.0.0.1, which only this computer reaches)")
    private String host = ServerOptions.LOOPBACK;

    @Option(names = "--open", description = "open the page in the browser")
    private boolean open;

    @Option(names = "--workers", paramLabel = "N", description = "searches at a time (default: one per processor)")
    private Optional<Integer> workers = Optional.empty();

    @Option(names = "--queue", paramLabel = "N", description = "searches that may wait (default: 256)")
    private int queue = ServerOptions.DEFAULT_QUEUE;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "the most nodes that one search may generate (default: no limit)")
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = Quantities.Time.class,
            description = "the longest that one search may take (default: 5m)")
    private Duration time = ServerOptions.DEFAULT_TIME;

    @Option(
            names = "--memory-limit",
            paramLabel = "SIZE",
            converter = Quantities.Bytes.class,
            description = "the most that one search may store (default: half of what Java may use, shared by all)")
    private Optional<Long> memory = Optional.empty();

    @Override
    public Integer call() {
        try (PageServer server = PageServer.start(options(), tables().folder(), this::report)) {
            endInOrder();
            print("Unscramble is at " + server.address() + " (Ctrl-C ends it)");
            terminal().flush();
            if (open && !Browser.open(server.address())) {
                remark("no browser could be opened; type the address into one");
            }
            while (!isInterrupted()) {
                LockSupport.parkNanos(POLL_NANOS);
            }
        }
        return ExitCode.INTERRUPTED;
    }

    private ServerOptions options() {
        ServerOptions standard = ServerOptions.standard();
        int threads = workers.orElse(standard.workers());
        long share = Limits.NONE.memoryBytes() / 2 / Math.max(1, threads);
        Limits limits = new Limits(nodes.orElse(Limits.NONE.nodes()), time, memory.orElse(share), Limits.NONE.depth());
        return new ServerOptions(host, port, threads, queue, limits);
    }

    private void report(Throwable failure) {
        remark("internal error: " + failure);
    }
}
