package dev.unscramble;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Puzzle;
import dev.unscramble.tiles.TilePuzzle;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library as a program uses it that has our jars on its module path. */
class ModulePathTest {
    private static final String MODULE = "dev.unscramble.puzzles";
    private static final List<Path> MODULE_PATH =
            Stream.of(Puzzle.class, TilePuzzle.class).map(ModulePathTest::place).toList();

    @TempDir
    Path folder;

    @Test
    void aProgramSolvesAPuzzle() throws Exception {
        String complaints = compile("""
                import dev.unscramble.model.Problem;
                import dev.unscramble.search.IdaStar;
                import dev.unscramble.tiles.*;
                import dev.unscramble.tiles.heuristic.AdditiveDistance;

                public class Program implements java.util.function.IntSupplier {
                    @Override
                    public int getAsInt() {
                        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
                        TilePosition start = puzzle.parse("724 5b6 831");
                        return IdaStar.create().solve(new Problem<>(puzzle, start, AdditiveDistance.manhattan(puzzle))).length();
                    }
                }
                """);
        assertThat(complaints).isEmpty();
        assertThat(run()).isEqualTo(26);
    }

    @Test
    void itCannotUseWhatIsInternal() throws Exception {
        assertThat(compile("public class Program extends dev.unscramble.store.MemoryBudget {}"))
                .contains("package dev.unscramble.store is not visible");
    }

    private static Path place(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    /** Compiles a class called Program into the folder; returns what the compiler says. */
    private String compile(String source) throws IOException {
        Path file = Files.writeString(folder.resolve("Program.java"), source);
        String path = MODULE_PATH.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> options = List.of(
                "-d", folder.toString(), "-cp", folder.toString(), "-p", path, "--add-modules", MODULE, "-proc:none");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            compiler.getTask(complaints, files, null, options, null, files.getJavaFileObjects(file))
                    .call();
        }
        return complaints.toString();
    }

    private int run() throws Exception {
        ModuleLayer boot = ModuleLayer.boot();
        Configuration modules = boot.configuration()
                .resolve(ModuleFinder.of(MODULE_PATH.toArray(Path[]::new)), ModuleFinder.of(), Set.of(MODULE));
        ClassLoader library = boot.defineModulesWithOneLoader(modules, ClassLoader.getPlatformClassLoader())
                .findLoader(MODULE);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, library)) {
            return ((IntSupplier) loader.loadClass("Program").getConstructor().newInstance()).getAsInt();
        }
    }
}
