package dev.unscramble.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Listens, and answers each request on a thread of its own, of which there is a limited number. Searches
 * run elsewhere, see {@link Workers}, so that requests that wait for one keep no others from the page.
 */
public final class PageServer implements AutoCloseable {
    private static final long IDLE_SECONDS = 30;
    private static final int BACKLOG = 256;

    private final HttpServer server;
    private final ExecutorService requests = requestThreads();
    private final Workers workers;
    private final OriginCheck originCheck;
    private final Api api;
    private final String host;
    private final Consumer<Throwable> failures;

    private PageServer(ServerOptions options, Tables tables, HttpServer server, Consumer<Throwable> failures) {
        this.server = server;
        this.host = options.host();
        this.failures = failures;
        this.workers = new Workers(options.workers(), options.queue(), failures);
        this.originCheck = new OriginCheck(options.host());
        Searches searches = new Searches(options, workers, tables);
        PageExperiments experiments = new PageExperiments(options.results(), workers, tables);
        this.api = new Api(workers, searches, new Lab(searches, experiments, options.isLocal()));
    }

    /**
     * Starts to listen.
     *
     * @param tableFolder where the tables of pattern databases are kept
     * @param failures takes what should not have happened
     * @throws InputException if the address cannot be listened on
     */
    public static PageServer start(ServerOptions options, Path tableFolder, Consumer<Throwable> failures) {
        HttpLimits.set();
        Tables tables = new TableFolder(tableFolder, options.limits().memoryBytes(), new StoppableTables());
        PageServer page = new PageServer(options, tables, bind(options), failures);
        page.server.setExecutor(page.requests);
        page.server.createContext("/", page::handle);
        page.server.start();
        return page;
    }

    private static HttpServer bind(ServerOptions options) {
        String where = options.host() + ":" + options.port();
        try {
            InetAddress address = InetAddress.getByName(options.host());
            return HttpServer.create(new InetSocketAddress(address, options.port()), BACKLOG);
        } catch (UnknownHostException e) {
            throw new InputException("cannot listen on \"" + options.host() + "\", which is not an address", e);
        } catch (IOException e) {
            throw new InputException(
                    "cannot listen on " + where + ": " + e.getMessage() + "; --port 0 picks a free port", e);
        }
    }

    private static ExecutorService requestThreads() {
        AtomicInteger names = new AtomicInteger();
        return new ThreadPoolExecutor(
                2, HttpLimits.CONNECTIONS, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), runnable -> {
                    Thread thread = new Thread(runnable, "request-" + names.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
    }

    /** The address to type into a browser. */
    public String address() {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/";
    }

    public int port() {
        return server.getAddress().getPort();
    }

    /** What it answers, as methods and paths. */
    List<String> routes() {
        return api.routes();
    }

    private void handle(HttpExchange http) {
        try (http) {
            Exchange exchange = new Exchange(http);
            try {
                originCheck.check(exchange);
                exchange.send(api.answer(exchange.request()));
            } catch (HttpError e) {
                exchange.send(e.answer());
            } catch (InputException e) {
                exchange.send(new HttpError(HttpError.BAD_REQUEST, e.getMessage()).answer());
            } catch (StoppedException e) {
                exchange.send(new HttpError(HttpError.BUSY, e.getMessage(), Map.of()).answer());
            } catch (RuntimeException | Error e) {
                failures.accept(e);
                exchange.send(HttpError.internal().answer());
            }
        } catch (IOException e) {
            return; // the client has gone
        }
    }

    /** Takes no more requests, stops what is searched, and waits until it has ended. */
    @Override
    public void close() {
        workers.close();
        server.stop(0);
        requests.shutdownNow();
    }
}
