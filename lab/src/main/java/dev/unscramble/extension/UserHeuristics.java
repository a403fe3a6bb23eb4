package dev.unscramble.extension;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.text.Names;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Users' own heuristics, which are classes on the classpath (see {@link UserClasses}), for one puzzle. Such a class
 * implements {@link Heuristic} and has a constructor that takes the puzzle, or nothing; the name of the class is enough
 * to find it. Those that are registered for {@link ServiceLoader} are also found by their own names.
 */
public final class UserHeuristics<P extends Position> {
    private final Puzzle<P> puzzle;
    private final ClassLoader loader = UserClasses.loader();
    private @Nullable Map<String, Heuristic<? super P>> registered;

    public UserHeuristics(Puzzle<P> puzzle) {
        this.puzzle = puzzle;
    }

    /** The places of their classes, unless these are the program's own. */
    public Optional<String> place() {
        return loader == Heuristic.class.getClassLoader() ? Optional.empty() : Optional.ofNullable(loader.getName());
    }

    /**
     * The heuristic of this class.
     *
     * @return empty if no such class exists
     * @throws InputException if the class is not a heuristic, or cannot be instantiated
     */
    public Optional<Heuristic<? super P>> ofClass(String className) {
        Class<?> type;
        try {
            type = Class.forName(className, true, loader);
        } catch (ClassNotFoundException e) {
            requireNoSource(className);
            return Optional.empty();
        } catch (LinkageError e) {
            throw new InputException("the class " + className + " cannot be loaded: " + e, e);
        }
        Heuristic<P> heuristic = make(type);
        if (!isForItsPuzzle(heuristic)) {
            throw new InputException(
                    "the heuristic " + className + " is not for " + puzzle.name() + ", but for " + positions(type));
        }
        return Optional.of(new UserHeuristic<>(heuristic, puzzle));
    }

    /** The registered heuristics for this puzzle, by their own names. */
    @SuppressWarnings({"rawtypes", "unchecked"}) // whether it is for these positions is what is found out
    public synchronized Map<String, Heuristic<? super P>> registered() {
        if (registered == null) {
            Map<String, Heuristic<? super P>> found = new LinkedHashMap<>();
            for (Heuristic heuristic : UserClasses.registered(Heuristic.class, loader)) {
                if (isForItsPuzzle(heuristic)) {
                    Heuristic<P> own = new UserHeuristic<P>(heuristic, puzzle);
                    found.put(Names.plain(own.name()), own);
                }
            }
            registered = found;
        }
        return registered;
    }

    /** Refuses the name of a class that was not compiled: its source is there, but the class is not. */
    private void requireNoSource(String className) {
        String source = className.replace('.', '/') + ".java";
        URL found = loader.getResource(source);
        if (found != null && found.getProtocol().equals("file")) {
            String file = Path.of(URI.create(found.toString())).toString();
            throw new InputException("there is " + file + ", but it is not compiled; run: javac -cp " + programJar()
                    + " -d " + file.substring(0, file.length() - source.length()) + " " + file);
        }
    }

    private static String programJar() {
        return System.getProperty("java.class.path", "unscramble.jar");
    }

    @SuppressWarnings("unchecked") // whether it is for these positions shows at the first of them
    private Heuristic<P> make(Class<?> type) {
        if (!Heuristic.class.isAssignableFrom(type)) {
            throw new InputException("the class " + type.getName() + " is not a heuristic; it must implement "
                    + Heuristic.class.getName() + ", whose one method is int estimate(position)");
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new InputException(
                    "the class " + type.getName() + " is abstract; name a class that can be instantiated");
        }
        try {
            Constructor<?> constructor = constructor(type);
            constructor.setAccessible(true);
            return (Heuristic<P>)
                    (constructor.getParameterCount() == 0
                            ? constructor.newInstance()
                            : constructor.newInstance(puzzle));
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

    private boolean isForItsPuzzle(Heuristic<P> heuristic) {
        try {
            heuristic.estimate(puzzle.newPosition());
            return true;
        } catch (ClassCastException e) {
            return false;
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            return true; // it will fail again where it can be said at which state
        }
    }

    /** The type of the positions that a heuristic takes. */
    private static String positions(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals("estimate") && !method.isBridge())
                .map(method -> method.getParameterTypes()[0].getName())
                .findFirst()
                .orElse("another puzzle");
    }
}
