package dev.unscramble.engine.spark;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who shares out Spark's work, as Spark writes it: {@code local[4]}, {@code spark://host:7077}, {@code yarn}, ... */
public record SparkMaster(String url) {
    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|\\d+)(,\\s*\\d+)?])?");
    private static final Pattern ADDRESS = Pattern.compile("([^:,/\\s]+|\\[[0-9a-fA-F:]+]):(\\d{1,5})");
    private static final String STANDALONE = "spark://";
    private static final String YARN = "yarn";
    private static final String KUBERNETES = "k8s://";
    private static final int PATIENCE_MILLIS = 3000;

    /**
     * Checks that it can be one.
     *
     * @throws InputException if it cannot
     */
    public SparkMaster {
        boolean isKnown = LOCAL.matcher(url).matches()
                || url.startsWith(STANDALONE) && !addresses(url).isEmpty()
                || url.equals(YARN)
                || url.startsWith(KUBERNETES);
        if (!isKnown) {
            throw new InputException("\"" + url + "\" is not a master of Spark; write local[*] for this machine,"
                    + " spark://host:7077, yarn, or k8s://https://host:6443");
        }
    }

    /** Whether this is a master by which one machine does all the work. */
    public static boolean isLocal(String url) {
        return url.startsWith("local");
    }

    /** The jar that Spark needs for it, beside its core, as it begins. */
    Optional<String> jar() {
        return url.equals(YARN)
                ? Optional.of("spark-yarn_")
                : url.startsWith(KUBERNETES) ? Optional.of("spark-kubernetes_") : Optional.empty();
    }

    /**
     * Checks that a server listens there, if that can be known; Spark itself would try for minutes.
     *
     * @throws InputException if none does
     */
    public void requireAnswer() {
        if (!url.startsWith(STANDALONE)) {
            return;
        }
        List<String> reasons = new ArrayList<>();
        List<InetSocketAddress> addresses = addresses(url);
        for (InetSocketAddress address : addresses) {
            try (Socket socket = new Socket()) {
                socket.connect(address, PATIENCE_MILLIS / addresses.size());
                return;
            } catch (IOException e) {
                reasons.add(address.isUnresolved() ? address.getHostString() + " is not a known host" : e.getMessage());
            }
        }
        throw new InputException("no Spark master answers at " + url + " (" + String.join("; ", reasons)
                + "); start it, or look up its address on its page, and give that with --master");
    }

    private static List<InetSocketAddress> addresses(String url) {
        List<Matcher> hosts = Arrays.stream(url.substring(STANDALONE.length()).split(",", -1))
                .map(ADDRESS::matcher)
                .toList();
        return hosts.stream().allMatch(Matcher::matches)
                ? hosts.stream()
                        .filter(host -> Integer.parseInt(host.group(2)) < 1 << 16)
                        .map(host -> new InetSocketAddress(host.group(1), Integer.parseInt(host.group(2))))
                        .toList()
                : List.of();
    }
}
