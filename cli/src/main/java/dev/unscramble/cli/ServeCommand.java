package dev.unscramble.cli;

import dev.unscramble.cli.terminal.Browser;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.model.Limits;
import dev.unscramble.options.SolveOption;
import dev.unscramble.web.PageServer;
import dev.unscramble.web.ServerOptions;
import java.nio.file.Path;
import java.util.List;
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
            "Only this computer can reach it unless --host says otherwise. Others can then play, watch,",
            "solve and race; the lab needs the link with the token that is printed at the start. Ctrl-C",
            "ends it. Limits hold for each search, its tables included. The API behind the page is",
            "described at /api.",
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
            names = "--results",
            paramLabel = "DIR",
            description = "the folder of experiments' results (default: results)")
    private Path results = Path.of("results");

    /** The limits of one search, whatever the page asks for. */
    @Override
    List<SolveOption> options() {
        return List.of(SolveOption.MAX_NODES, SolveOption.TIME_LIMIT, SolveOption.MEMORY_LIMIT);
    }

    @Override
    String standard(SolveOption option) {
        return switch (option) {
            case TIME_LIMIT -> ServerOptions.DEFAULT_TIME.toMinutes() + "m";
            case MEMORY_LIMIT -> "half of what Java may use, shared by all searches that run at a time";
            default -> super.standard(option);
        };
    }

    @Override
    public Integer call() {
        ServerOptions options = serverOptions();
        try (PageServer server = PageServer.start(options, tables().folder(), this::tellOfFailure)) {
            endInOrder();
            print("Unscramble is at " + server.address() + " (Ctrl-C ends it)");
            if (!options.isLocal()) {
                print("with its lab at " + server.addressWithLab());
                terminal()
                        .err()
                        .println("warning: everybody who can reach this computer can play, watch, solve and race here;"
                                + " give the link with the token only to those who may use the lab, too");
            }
            terminal().flush();
            if (open && !Browser.open(server.addressWithLab())) {
                remark("no browser could be opened; type the address into one");
            }
            while (!isInterrupted()) {
                LockSupport.parkNanos(POLL_NANOS);
            }
        }
        return ExitCode.INTERRUPTED;
    }

    private ServerOptions serverOptions() {
        int threads = workers.orElse(Runtime.getRuntime().availableProcessors());
        Limits limits = chosen().limits(ServerOptions.DEFAULT_TIME);
        long memory = Math.min(limits.memoryBytes(), ServerOptions.memoryOfOne(threads));
        return new ServerOptions(host, port, threads, queue, limits.withMemoryBytes(memory), results);
    }
}
