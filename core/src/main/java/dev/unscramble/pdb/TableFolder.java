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
 * Keeps tables in the files of a folder. A table that is missing or damaged is made and written there;
 * processes that want it at the same time wait for the one that makes it. Where the folder cannot be
 * written, tables are made all the same and not kept.
 *
 * <p>Tables that somebody asked to {@link #keep} stay until they are removed ({@code NAME.pdb}). Those that a search only
 * needed ({@code NAME.made}) have a quota: the one whose last use was first makes room for others. Tables are in memory
 * while they are used, so that this harms no process.
 *
 * @param folder need not exist yet
 * @param quota how many bytes the tables may have together that nobody asked to keep
 */
public record TableFolder(Path folder, long memoryLimit, long quota, Listener listener) implements Tables {
    /** The share of the work that is done when a table is made; the rest is writing it. */
    public static final double MADE = 0.95;

    private static final String KEPT = ".pdb";

    /** What the launcher leaves to new objects at most; a small heap gives them a third. */
    private static final long MOST_FOR_NEW_OBJECTS = 256L << 20;

    public TableFolder {
        folder = folder.toAbsolutePath().normalize();
        memoryLimit = Math.min(memoryLimit, roomFor(Runtime.getRuntime().maxMemory()));
    }

    /**
     * What tables may take of a heap: nothing of the part where new objects are, which no large array fits into, and
     * of the rest not all, because others are there too.
     */
    static long roomFor(long heapBytes) {
        return (heapBytes - Math.min(MOST_FOR_NEW_OBJECTS, heapBytes / 3)) / 6 * 5;
    }

    /** One with the default quota. */
    public TableFolder(Path folder, long memoryLimit, Listener listener) {
        this(folder, memoryLimit, TableQuota.DEFAULT, listener);
    }

    /** Is told what happens to tables. */
    public interface Listener {
        /** Looks on while a table is made, and may stop that. */
        BuildMonitor making(Key key);

        /** A sentence about something that did not go as it should, but is not a failure. */
        void notice(String sentence);
    }

    /**
     * A table that is there.
     *
     * @param isKept whether somebody asked to keep it; others go when there is no more room
     */
    public record Entry(String name, Path file, long bytes, boolean isKept) {}

    /**
     * The folder that tables are kept in by default.
     *
     * @param environment the variables of the process; {@code UNSCRAMBLE_HOME} decides
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
     * A damaged one is reported, and left where it is.
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
     * Makes a table and keeps it in place of the one that may be there.
     *
     * @hidden from users of the library
     */
    public TableBytes replace(Key key, Maker maker) {
        BuildMonitor monitor = listener.making(key);
        TableBytes table = make(key, maker, monitor);
        FolderMutex.alone(folder, monitor, () -> keepAlone(key, table, monitor));
        monitor.goOn(1);
        return table;
    }

    private TableBytes keepAlone(Key key, TableBytes table, BuildMonitor monitor) {
        try (FolderLock lock = FolderLock.on(folder)) {
            lock.await(monitor);
            write(kept(key), key, table);
        } catch (IOException e) {
            listener.notice("tables cannot be kept in " + folder + ": " + FileFailure.reason(e));
        }
        return table;
    }

    /**
     * What fits by the limit may still not fit between what else Java keeps in memory.
     *
     * @hidden from users of the library
     */
    @Override
    public TableBytes get(Key key, Maker maker) {
        return get(key, maker, false);
    }

    /**
     * The same, and the table is kept until somebody removes it.
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
        BuildMonitor monitor = listener.making(key);
        return FolderMutex.alone(folder, monitor, () -> makeAndKeep(key, maker, isKept, monitor));
    }

    /** The table, if it is there and sound. */
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
                    + " MB are for tables that nobody asked to keep (" + TableQuota.VARIABLE
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

    /** Removes what processes left that died while they wrote tables, unless somebody is writing now. */
    public void removeLeftovers() {
        FolderMutex.alone(folder, BuildMonitor.NONE, this::removeLeftoversIfNobodyWrites);
    }

    /** Says whether it could. */
    private boolean removeLeftoversIfNobodyWrites() {
        try {
            if (FolderLock.leftovers(folder).isEmpty()) {
                return true;
            }
            try (FolderLock lock = FolderLock.on(folder)) {
                boolean isOurs = lock.tryNow();
                if (isOurs) {
                    lock.removeLeftovers();
                }
                return isOurs;
            }
        } catch (IOException e) {
            return false; // the folder is missing, or we may not write into it
        }
    }

    /** The tables that are there, sound or not, by name. */
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
     * What is wrong with a table, if anything is.
     *
     * @param check says what is wrong with the content of one that is sound as a file
     * @hidden from users of the library
     */
    public Optional<String> fault(Entry entry, Function<TableBytes, Optional<String>> check) {
        try {
            return check.apply(TableFile.read(entry.file(), entry.name()));
        } catch (IOException e) {
            return Optional.of(FileFailure.reason(e));
        }
    }

    public void remove(Entry entry) {
        try {
            Files.deleteIfExists(entry.file());
        } catch (IOException e) {
            throw new InputException("the table " + entry.file() + " cannot be removed: " + FileFailure.reason(e), e);
        }
    }
}
