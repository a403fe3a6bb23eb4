package dev.unscramble.web;

import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.TableQuota;
import dev.unscramble.pdb.Tables;
import dev.unscramble.web.api.Answer;
import dev.unscramble.web.api.Api;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Request;
import dev.unscramble.web.api.Searches;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
import org.jspecify.annotations.Nullable;

/**
 * Listens, and answers each request on a thread of its own when all of it has arrived. Searches run elsewhere, see
 * {@link Workers}, so that requests that wait for one keep no others from the page. A client that sends or reads slowly
 * has a connection, and no thread.
 */
public final class PageServer implements AutoCloseable {
    private static final long IDLE_SECONDS = 30;
    private static final int BACKLOG = 4096;
    private static final int LARGEST_HEADER = 16 << 10;

    /** Those that read and write for all connections, and never wait. */
    private static final int CONNECTION_THREADS = 8;

    private final Server server;
    private final ServerConnector connector;
    private final ExecutorService requests = requestThreads();
    private final Workers workers;
    private final OriginCheck originCheck;
    private final RequestRate rate;
    private final Connections connections;
    private final Optional<LabToken> token;
    private final Api api;
    private final String host;
    private final Consumer<Throwable> failures;

    private PageServer(ServerOptions options, Tables tables, ServerConnector connector, Consumer<Throwable> failures) {
        this.server = connector.getServer();
        this.connector = connector;
        this.host = reachable(options.host());
        this.failures = failures;
        ClientLimits limits = options.clientLimits();
        this.connections = new Connections(limits.connections());
        this.rate = new RequestRate(limits.requests(), System::nanoTime);
        this.workers = new Workers(options.workers(), options.queue(), limits.searches(), failures);
        this.originCheck = new OriginCheck(options.host());
        this.token = options.isLocal() ? Optional.empty() : Optional.of(new LabToken(port()));
        Searches searches = new Searches(options.limits(), workers, tables);
        PageExperiments experiments = new PageExperiments(options.results(), workers, tables);
        this.api = new Api(workers, searches);
        api.add("GET", "/api", (request, path) -> description(request));
        new Races(searches, limits.races(), Races.GRACE).addTo(api);
        new Lab(experiments, options.isLocal()).addTo(api);
    }

    /**
     * Starts to listen.
     *
     * @param tableFolder where the tables of pattern databases are kept
     * @param failures takes what should not have happened
     * @throws InputException if the address cannot be listened on
     */
    public static PageServer start(ServerOptions options, Path tableFolder, Consumer<Throwable> failures) {
        Tables tables = new TableFolder(
                tableFolder, options.limits().memoryBytes(), TableQuota.chosen(System.getenv()), new StoppableTables());
        PageServer page = new PageServer(options, tables, bind(options), failures);
        page.connector.addBean(page.connections);
        page.server.setHandler(page.new Requests());
        try {
            page.server.start();
        } catch (Exception e) {
            page.close();
            throw new IllegalStateException("the server cannot start", e);
        }
        return page;
    }

    private static ServerConnector bind(ServerOptions options) {
        System.setProperty("slf4j.internal.verbosity", "ERROR"); // Jetty's log is of no use here
        ServerConnector connector = connector();
        String where = options.host() + ":" + options.port();
        try {
            connector.setHost(InetAddress.getByName(options.host()).getHostAddress());
            connector.setPort(options.port());
            connector.open();
            return connector;
        } catch (UnknownHostException e) {
            throw new InputException("cannot listen on \"" + options.host() + "\", which is not an address", e);
        } catch (IOException e) {
            String reason = e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
            throw new InputException("cannot listen on " + where + ": " + reason + "; --port 0 picks a free port", e);
        }
    }

    private static ServerConnector connector() {
        QueuedThreadPool threads = new QueuedThreadPool(CONNECTION_THREADS, 2);
        threads.setName("connections");
        threads.setDaemon(true);
        Server server = new Server(threads, new ScheduledExecutorScheduler("timeouts", true), null);
        server.setErrorHandler(new ErrorAnswers());
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(LARGEST_HEADER);
        ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setAcceptQueueSize(BACKLOG);
        connector.setIdleTimeout(TimeUnit.SECONDS.toMillis(IDLE_SECONDS));
        server.addConnector(connector);
        return connector;
    }

    /** Their class loader is that of this thread, which has users' own puzzles, and not Jetty's. */
    private static ExecutorService requestThreads() {
        AtomicInteger names = new AtomicInteger();
        ClassLoader classes = Thread.currentThread().getContextClassLoader();
        return new ThreadPoolExecutor(
                2, Connections.MOST, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), runnable -> {
                    Thread thread = new Thread(runnable, "request-" + names.incrementAndGet());
                    thread.setDaemon(true);
                    thread.setContextClassLoader(classes);
                    return thread;
                });
    }

    /** The address to type into a browser. */
    public String address() {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/";
    }

    /** The host, or, if the server listens on all addresses, one by which other computers reach it. */
    private static String reachable(String host) {
        try {
            if (!InetAddress.getByName(host).isAnyLocalAddress()) {
                return host;
            }
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                    .map(InetAddress::getHostAddress)
                    .findFirst()
                    .orElse(host);
        } catch (IOException e) {
            return host;
        }
    }

    /** The address with the token of the lab, if this server has one. */
    public String addressWithLab() {
        return address() + token.map(LabToken::query).orElse("");
    }

    public int port() {
        return connector.getLocalPort();
    }

    /** The methods and paths that it answers. */
    List<String> routes() {
        return api.routes();
    }

    /** Waits for requests to arrive whole, without a thread, and has each answered by one. */
    private final class Requests extends Handler.Abstract.NonBlocking {
        @Override
        public boolean handle(org.eclipse.jetty.server.Request request, Response response, Callback callback) {
            Exchange exchange = new Exchange(request, response, callback);
            Content.Source.asByteArrayAsync(
                    request,
                    Exchange.LARGEST_BODY,
                    Promise.Invocable.from(
                            InvocationType.NON_BLOCKING, (body, failure) -> arrived(exchange, body, failure)));
            return true;
        }
    }

    private void arrived(Exchange exchange, byte @Nullable [] body, @Nullable Throwable failure) {
        if (failure instanceof IOException || failure instanceof TimeoutException) {
            exchange.fail(failure); // it did not arrive
            return;
        }
        if (failure == null && exchange.isGone()) {
            exchange.fail(new EofException());
            return;
        }
        connections.busy(exchange.connection());
        try {
            requests.execute(() -> answer(exchange, Optional.ofNullable(body)));
        } catch (RejectedExecutionException e) {
            exchange.fail(e);
        }
    }

    private void answer(Exchange exchange, Optional<byte[]> body) {
        try {
            tryToAnswer(exchange, body);
        } catch (IOException e) {
            exchange.fail(e); // the client has gone
        } catch (RuntimeException | Error e) {
            failures.accept(e);
            exchange.fail(e);
        } finally {
            connections.answered(exchange.connection());
        }
    }

    private void tryToAnswer(Exchange exchange, Optional<byte[]> body) throws IOException {
        try {
            originCheck.check(exchange);
            rate.count(exchange.address());
            Optional<Answer> entrance = token.flatMap(lab -> lab.entrance(exchange));
            boolean mayUseLab = token.isEmpty() || token.get().isKnownTo(exchange);
            exchange.send(entrance.isPresent() ? entrance.get() : answer(exchange.request(body, mayUseLab)));
        } catch (ApiError e) {
            boolean isForPage = exchange.isForPage() && e.status() < ApiError.INTERNAL;
            exchange.send(isForPage ? Answer.html(e.status(), ApiPage.error(e.status(), e.getMessage())) : e.answer());
        } catch (InputException e) {
            exchange.send(new ApiError(ApiError.BAD_REQUEST, e.getMessage()).answer());
        } catch (StoppedException e) {
            exchange.send(new ApiError(ApiError.BUSY, e.getMessage(), Map.of()).answer());
        } catch (RuntimeException | Error e) {
            failures.accept(e);
            exchange.send(ApiError.internal().answer());
        }
    }

    private static Answer description(Request request) throws IOException {
        return request.names("text/html")
                ? Answer.html(200, ApiPage.of(Json.read(PageFiles.source("/api/openapi.json"))))
                : PageFiles.answer("/api/openapi.json");
    }

    private Answer answer(Request request) throws IOException {
        Optional<Answer> answer = api.answer(request);
        return answer.isPresent() ? answer.get() : PageFiles.answer(request);
    }

    /** Takes no more requests, stops what is searched, and waits until it has ended. */
    @Override
    public void close() {
        workers.close();
        try {
            server.stop();
        } catch (Exception e) {
            failures.accept(e);
        }
        requests.shutdownNow();
    }
}
