package dev.unscramble.catalog;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Heuristics that somebody brings along as classes, in folders or jars. Such a class implements {@link
 * Heuristic} and has a constructor that takes the puzzle, or nothing.
 */
public final class OwnHeuristics<P extends Position> {
    private final String classpath;
    private final List<Path> places = new ArrayList<>();
    private final ClassLoader loader;
    private final Puzzle<P> puzzle;

    /**
     * The heuristics in these places.
     *
     * @param classpath folders and jars, parted as the machine parts them
     * @throws InputException if one of them is not there
     */
    public OwnHeuristics(String classpath, Puzzle<P> puzzle) {
        this.classpath = classpath;
        this.puzzle = puzzle;
        List<URL> urls = new ArrayList<>();
        for (String place : classpath.split(File.pathSeparator)) {
            Path path = Path.of(place);
            if (!Files.exists(path)) {
                throw new InputException("there is no folder or jar \"" + place + "\" to look for classes in");
            }
            places.add(path);
            urls.add(url(path));
        }
        this.loader = new URLClassLoader(urls.toArray(URL[]::new), Heuristic.class.getClassLoader());
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }

    /**
     * The heuristic of this class.
     *
     * @return nothing if there is no such class
     * @throws InputException if the class is no heuristic, or cannot be made into one
     */
    public Optional<Heuristic<? super P>> find(String className) {
        Class<?> type;
        try {
            type = Class.forName(className, true, loader);
        } catch (ClassNotFoundException e) {
            requireNoSource(className);
            return Optional.empty();
        } catch (LinkageError e) {
            throw new InputException("the class " + className + " cannot be loaded: " + e, e);
        }
        return Optional.of(new OwnHeuristic<>(make(type), puzzle));
    }

    /** A class that is not there but whose source is has not been compiled. */
    private void requireNoSource(String className) {
        String source = className.replace('.', File.separatorChar) + ".java";
        places.stream()
                .map(place -> place.resolve(source))
                .filter(Files::isRegularFile)
                .findFirst()
                .ifPresent(file -> {
                    throw new InputException("there is " + file + ", but it is not compiled; do so with: javac -cp "
                            + programJar() + " -d " + classpath.split(File.pathSeparator)[0] + " " + file);
                });
    }

    private static String programJar() {
        return System.getProperty("java.class.path", "unscramble.jar");
    }

    @SuppressWarnings("unchecked") // whether it is for these positions shows at the first of them
    private Heuristic<P> make(Class<?> type) {
        if (!Heuristic.class.isAssignableFrom(type)) {
            throw new InputException("the class " + type.getName() + " is no heuristic; it must implement "
                    + Heuristic.class.getName() + ", whose one method is int estimate(position)");
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new InputException(
                    "the class " + type.getName() + " is abstract; a class is needed of which there can be one");
        }
        try {
            Constructor<?> constructor = constructor(type);
            constructor.setAccessible(true);
            Heuristic<P> heuristic = (Heuristic<P>)
                    (constructor.getParameterCount() == 0
                            ? constructor.newInstance()
                            : constructor.newInstance(puzzle));
            requireItsPuzzle(heuristic);
            return heuristic;
        } catch (InvocationTargetException e) {
            throw new InputException("the constructor of " + type.getName() + " fails: " + e.getCause(), e);
        } catch (ReflectiveOperationException e) {
            throw new InputException("the class " + type.getName() + " cannot be used: " + e, e);
        }
    }

    private Constructor<?> constructor(Class<?> type) {
        List<Constructor<?>> all = Arrays.asList(type.getDeclaredConstructors());
        return all.stream()
                .filter(one -> one.getParameterCount() == 1 && one.getParameterTypes()[0].isInstance(puzzle))
                .findFirst()
                .or(() ->
                        all.stream().filter(one -> one.getParameterCount() == 0).findFirst())
                .orElseThrow(() -> new InputException("the class " + type.getName() + " needs a constructor that takes"
                        + " nothing, or the puzzle, which is a "
                        + puzzle.getClass().getName()));
    }

    private void requireItsPuzzle(Heuristic<P> heuristic) {
        try {
            heuristic.estimate(puzzle.goal());
        } catch (ClassCastException e) {
            Class<?> type = heuristic.getClass();
            throw new InputException(
                    "the heuristic " + type.getName() + " is not for " + puzzle.name() + ", but for " + positions(type),
                    e);
        } catch (RuntimeException | LinkageError | AssertionError e) {
            return; // it will fail again where it can be said at which state
        }
    }

    /** What a heuristic's estimate asks for. */
    private static String positions(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals("estimate") && !method.isBridge())
                .map(method -> method.getParameterTypes()[0].getName())
                .findFirst()
                .orElse("another puzzle");
    }
}
