package dev.unscramble.extension;

import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.search.CustomSearch;
import dev.unscramble.search.Search;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.WeakHashMap;
import java.util.function.Supplier;

/**
 * Users' own algorithms, which are classes on the classpath (see {@link UserClasses}) that are registered for {@link
 * ServiceLoader}. They are found by the names that they give themselves.
 */
public final class UserSearches {
    private static final Map<ClassLoader, List<CustomSearch>> REGISTERED = new WeakHashMap<>();

    private UserSearches() {}

    /** All of them. */
    public static List<CustomSearch> all() {
        ClassLoader loader = UserClasses.loader();
        synchronized (REGISTERED) {
            return REGISTERED.computeIfAbsent(loader, UserSearches::registered);
        }
    }

    /** The one with this name. */
    public static Optional<CustomSearch> named(String name) {
        return all().stream()
                .filter(search -> search.name().equals(Names.plain(name)))
                .findFirst();
    }

    private static List<CustomSearch> registered(ClassLoader loader) {
        List<CustomSearch> found = new ArrayList<>();
        for (CustomSearch search : UserClasses.registered(CustomSearch.class, loader)) {
            if (found.stream().anyMatch(other -> other.name().equals(search.name()))) {
                throw new InputException("two algorithms on the classpath are called " + search.name() + ": "
                        + search.getClass().getName() + " is one of them; give it another name");
            }
            found.add(search);
        }
        return List.copyOf(found);
    }

    /** Runs a search; what the code of a user's own throws becomes a message for that user. */
    public static <R> R guarded(Search search, Supplier<R> run) {
        if (!(search instanceof CustomSearch)) {
            return run.get();
        }
        try {
            return run.get();
        } catch (InputException | StoppedException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            throw new InputException(
                    "the algorithm " + search.name() + " fails: " + UserClasses.describe(search.getClass(), e), e);
        }
    }
}
