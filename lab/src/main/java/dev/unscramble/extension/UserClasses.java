package dev.unscramble.extension;

import dev.unscramble.model.InputException;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.zip.ZipFile;

/**
 * Users' own classes: puzzles, heuristics and algorithms. They are loaded by the thread's context class loader, which in most
 * programs has the classpath; a program that adds places at run time, as the command line does, sets that loader to one
 * of {@link #in}.
 */
public final class UserClasses {
    private UserClasses() {}

    /**
     * A loader of the classes in these places, and of the program's own.
     *
     * @param classpath folders and jars, separated as on this machine
     * @throws InputException if one of them does not exist, or is neither a folder nor a jar
     */
    public static ClassLoader in(String classpath) {
        List<URL> urls = new ArrayList<>();
        for (String place : classpath.split(File.pathSeparator)) {
            urls.add(url(place));
        }
        return new URLClassLoader(classpath, urls.toArray(URL[]::new), UserClasses.class.getClassLoader());
    }

    private static URL url(String place) {
        Path path = Path.of(place);
        if (!Files.exists(path)) {
            throw new InputException(
                    "the folder or jar \"" + place + "\" does not exist; classes are looked for there");
        }
        if (!Files.isDirectory(path)) {
            requireJar(path);
        }
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new InputException("classes cannot be looked for in \"" + place + "\": " + e.getMessage(), e);
        }
    }

    private static void requireJar(Path file) {
        try (ZipFile jar = new ZipFile(file.toFile())) {
            assert jar.size() >= 0;
        } catch (IOException e) {
            throw new InputException("\"" + file + "\" is neither a folder nor a jar to look for classes in", e);
        }
    }

    /** The class loader of this thread. */
    public static ClassLoader loader() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return loader == null ? UserClasses.class.getClassLoader() : loader;
    }

    /**
     * An object of each class that is registered for this service in {@code META-INF/services}.
     *
     * @throws InputException if one of them cannot be made
     */
    public static <S> List<S> registered(Class<S> service, ClassLoader loader) {
        List<S> found = new ArrayList<>();
        try {
            ServiceLoader.load(service, loader).forEach(found::add);
        } catch (ServiceConfigurationError e) {
            String cause = e.getCause() == null ? "" : " (" + e.getCause() + ")";
            throw new InputException(
                    "a class that is registered on the classpath cannot be used: " + e.getMessage() + cause, e);
        }
        return found;
    }

    /** The error of a user's code, and the line of its own class that threw it, if it was there. */
    static String describe(Class<?> own, Throwable thrown) {
        return thrown
                + Arrays.stream(thrown.getStackTrace())
                        .filter(frame -> frame.getClassName().equals(own.getName()))
                        .findFirst()
                        .map(frame -> " (" + frame.getFileName() + ", line " + frame.getLineNumber() + ")")
                        .orElse("");
    }
}
