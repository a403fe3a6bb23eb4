package dev.unscramble.pdb;

import dev.unscramble.files.FileFailure;
import dev.unscramble.files.FolderLock;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Stores tables in the files of a folder. A table that is missing or damaged is made and written there;
 * processes that need it at the same time wait for the one that makes it. If the folder cannot be
 * written, tables are made and not stored.
 *
 * <p>Tables that a user asked to {@link #keep} stay until they are removed ({@code NAME.pdb}). Those that a search only
 * needed ({@code NAME.made}) have a quota: the one whose last use was first makes room for others. Tables are in memory
 * while they are used, so that this harms no process.
 *
 * @param folder need not exist yet
 * @param quota the most bytes of all tables that no user asked to keep
 */
public record TableFolder(Path folder, long memoryLimit, long quota, Listener listener) implements Tables {
    /** The share of the work that is done when a table is made; the rest is writing it. */
    public static final double MADE = 0.95;

    private static final String KEPT = ".pdb";

    /** The largest part of the heap that the launcher reserves for new objects; in a small heap it is a third. */
    private static final long MOST_FOR_NEW_OBJECTS = 256L << 20;

    /** Takes at most the memory that the JVM has room for. */
    public TableFolder {
        folder = folder.toAbsolutePath().normalize();
        memoryLimit = Math.min(memoryLimit, roomFor(Runtime.getRuntime().maxMemory()));
    }

    /**
     * The bytes of a heap that tables may take: nothing of the part for new objects, into which no large array fits,
     * and most of the rest, which other objects need too.
     */
    static long roomFor(long heapBytes) {
        return (heapBytes - Math.min(MOST_FOR_NEW_OBJECTS, heapBytes / 3)) / 6 * 5;
    }

    /** A folder with the default quota. */
    public TableFolder(Path folder, long memoryLimit, Listener listener) {
        this(folder, memoryLimit, TableQuota.DEFAULT, listener);
    }

    /** Is notified of what happens to tables. */
    public interface Listener {
        /** The monitor of a table that is about to be made, which may stop it. */
        BuildMonitor making(Key key);

        /** A sentence about a problem that is not a failure. */
        void notice(String sentence);
    }

    /**
     * A table in the folder.
     *
     * @param isKept whether a user asked to keep it; others are removed if there is no more room
     */
    public record Entry(String name, Path file, long bytes, boolean isKept) {}

    /**
     * The default folder of tables.
     *
     * @param environment the variables of the process; {@code UNSCRAMBLE_HOME} takes precedence
     */
    public static Path usual(Map<String, String> environment, String system, Path home) {
        Optional<Path> chosen = variable(environment, "UNSCRAMBLE_HOME");
        if (chosen.isPresent()) {
            return chosen.get().resolve("pdb");
        }
        Path caches;
        if (system.startsWith("Windows")) {
            caches = variable(environment, "LOCALAPPDATA")
                    .orElse(home.resolve("AppData").resolve("Local"));
        } else if (system.startsWith("Mac")) {
            caches = home.resolve("Library").resolve("Caches");
        } else {
            caches = variable(environment, "XDG_CACHE_HOME").orElse(home.resolve(".cache"));
        }
        return caches.resolve("unscramble").resolve("pdb");
    }

    private static Optional<Path> variable(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name))
                .filter(value -> !value.isBlank())
                .map(Path::of);
    }

    /** @hidden from users of the library */
    @Override
    public boolean has(Key key) {
        return Files.isRegularFile(kept(key)) || Files.isRegularFile(made(key));
    }

    /** @hidden from users of the library */
    @Override
    public TableFolder within(long memoryBytes) {
        return new TableFolder(folder, Math.min(memoryLimit, memoryBytes), quota, listener);
    }

    /**
     * Reports a damaged table, and leaves it where it is.
     *
     * @hidden from users of the library
     */
    @Override
    public Optional<TableBytes> find(Key key) {
        try {
            return Optional.of(load(key));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            listener.notice("the table " + file(key) + " cannot be used: " + FileFailure.reason(e));
            return Optional.empty();
        }
    }

    /**
     * Makes a table and stores it, in place of an existing one.
     *
     * @hidden from users of the library
     */
    public TableBytes replace(Key key, Maker maker) {
        BuildMonitor monitor = listener.making(key);
        TableBytes table = make(key, maker, monitor);
        keepAlone(key, table, monitor);
        monitor.goOn(1);
        return table;
    }

    private void keepAlone(Key key, TableBytes table, BuildMonitor monitor) {
        try (FolderLock lock = FolderLock.on(folder)) {
            lock.await(monitor);
            write(kept(key), key, table);
        } catch (IOException e) {
            listener.notice("tables cannot be kept in " + folder + ": " + FileFailure.reason(e));
        }
    }

    /**
     * Also refuses a table that fits within the limit, but not in the memory that Java has left.
     *
     * @hidden from users of the library
     */
    @Override
    public TableBytes get(Key key, Maker maker) {
        return get(key, maker, false);
    }

    /**
     * Gets a table, which is then kept until it is removed.
     *
     * @hidden from users of the library
     */
    public TableBytes keep(Key key, Maker maker) {
        return get(key, maker, true);
    }

    private TableBytes get(Key key, Maker maker, boolean isKept) {
        requireMemory("the table " + key.name(), key.bytes());
        try {
            return readOrMake(key, maker, isKept);
        } catch (OutOfMemoryError e) {
            throw new InputException(
                    "Java has too little memory left for the table " + key.name()
                            + "; allow more (-Xmx of Java) or take smaller patterns",
                    e);
        }
    }

    private TableBytes readOrMake(Key key, Maker maker, boolean isKept) {
        Optional<TableBytes> table = read(key);
        if (table.isPresent() && (!isKept || Files.exists(kept(key)))) {
            return table.get();
        }
        return makeAndKeep(key, maker, isKept, listener.making(key));
    }

    /** The table, if it exists; it is checked. */
    private Optional<TableBytes> read(Key key) {
        try {
            return Optional.of(load(key));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private TableBytes load(Key key) throws IOException {
        Path file = file(key);
        TableBytes table = TableFile.read(file, key.name());
        if (table.size() != key.bytes()) {
            throw new DamagedTableException("it has " + table.size() + " bytes and should have " + key.bytes());
        }
        if (file.equals(made(key))) {
            quotaHere().used(file);
        }
        return table;
    }

    private TableBytes makeAndKeep(Key key, Maker maker, boolean isKept, BuildMonitor monitor) {
        try (FolderLock lock = FolderLock.on(folder)) {
            lock.await(monitor);
            lock.removeLeftovers();
            Optional<TableBytes> madeByAnother = read(key);
            if (madeByAnother.isPresent()) {
                if (isKept && !Files.exists(kept(key))) {
                    Files.move(made(key), kept(key), StandardCopyOption.ATOMIC_MOVE);
                }
                return madeByAnother.get();
            }
            noticeDamage(key);
            TableBytes table = make(key, maker, monitor);
            keep(key, table, isKept);
            monitor.goOn(1);
            return table;
        } catch (IOException e) {
            listener.notice("tables cannot be kept in " + folder + ": " + FileFailure.reason(e));
            TableBytes table = make(key, maker, monitor);
            monitor.goOn(1);
            return table;
        }
    }

    private void noticeDamage(Key key) {
        try {
            load(key);
        } catch (NoSuchFileException e) {
            return;
        } catch (IOException e) {
            listener.notice("the table " + file(key) + " cannot be used and is made again: " + FileFailure.reason(e));
        }
    }

    private TableBytes make(Key key, Maker maker, BuildMonitor monitor) {
        requireMemory("making the table " + key.name(), key.memoryBytes());
        TableBytes table = maker.make(share -> monitor.goOn(share * MADE));
        monitor.goOn(MADE);
        return table;
    }

    /** A damaged one that was kept is replaced where it is. */
    private void keep(Key key, TableBytes table, boolean isKept) throws IOException {
        if (isKept || Files.exists(kept(key))) {
            write(kept(key), key, table);
        } else if (quotaHere().makeRoom(key.bytes())) {
            write(made(key), key, table);
            quotaHere().used(made(key));
        } else {
            listener.notice("the table " + key.name() + " is not kept, because only " + (quota >> 20)
                    + " MB are for tables that were not built to be kept (" + TableQuota.VARIABLE
                    + "); \"pdb build\" keeps it");
        }
    }

    private TableQuota quotaHere() {
        return new TableQuota(folder, quota);
    }

    private void write(Path file, Key key, TableBytes table) {
        try {
            TableFile.write(file, key.name(), table);
        } catch (IOException e) {
            listener.notice("the table " + key.name() + " cannot be kept in " + folder + ": " + FileFailure.reason(e));
        }
    }

    private Path kept(Key key) {
        return folder.resolve(key.name() + KEPT);
    }

    private Path made(Key key) {
        return folder.resolve(key.name() + TableQuota.SUFFIX);
    }

    /** The file of a table: where it is kept, unless a search made it. */
    private Path file(Key key) {
        return !Files.exists(kept(key)) && Files.exists(made(key)) ? made(key) : kept(key);
    }

    /** Removes the half-written tables of processes that died, unless a process is writing now. */
    public void removeLeftovers() {
        try {
            if (FolderLock.leftovers(folder).isEmpty()) {
                return;
            }
            try (FolderLock lock = FolderLock.on(folder)) {
                if (lock.tryNow()) {
                    lock.removeLeftovers();
                }
            }
        } catch (IOException e) {
            // the folder is missing, or cannot be written
        }
    }

    /** The tables in the folder, damaged or not, by name. */
    public List<Entry> list() {
        List<Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                entry(file).ifPresent(entries::add);
            }
        } catch (NoSuchFileException e) {
            return List.of();
        } catch (IOException e) {
            throw new InputException("the folder " + folder + " cannot be read: " + FileFailure.reason(e), e);
        }
        return entries;
    }

    private static Optional<Entry> entry(Path file) throws IOException {
        String name = file.getFileName().toString();
        boolean isKept = name.endsWith(KEPT);
        if (!isKept && !name.endsWith(TableQuota.SUFFIX)) {
            return Optional.empty();
        }
        try {
            String table = name.substring(0, name.lastIndexOf('.'));
            return Optional.of(new Entry(table, file, Files.size(file), isKept));
        } catch (NoSuchFileException e) {
            return Optional.empty(); // removed meanwhile
        }
    }

    /**
     * The fault of a table, if it has one.
     *
     * @param check returns the fault of the content of a table whose file is not damaged
     * @hidden from users of the library
     */
    public Optional<String> fault(Entry entry, Function<TableBytes, Optional<String>> check) {
        try {
            return check.apply(TableFile.read(entry.file(), entry.name()));
        } catch (IOException e) {
            return Optional.of(FileFailure.reason(e));
        }
    }

    /** Deletes a table. */
    public void remove(Entry entry) {
        try {
            Files.deleteIfExists(entry.file());
        } catch (IOException e) {
            throw new InputException("the table " + entry.file() + " cannot be removed: " + FileFailure.reason(e), e);
        }
    }
}
