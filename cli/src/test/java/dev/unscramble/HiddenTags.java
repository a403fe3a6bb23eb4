package dev.unscramble;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.JavaTypeVariable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * The types, constructors and methods whose Javadoc has the tag {@code @hidden}: they are public because another
 * package of ours needs them, and the generated Javadoc leaves them out. Class files do not tell, so the sources are
 * read.
 */
final class HiddenTags {
    private final Set<String> names = new TreeSet<>();

    HiddenTags(Path... sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, null, null, null, files.getJavaFileObjectsFromPaths(javaFiles(sources)));
            new Scanner(Trees.instance(task)).scan(task.parse(), "");
        }
    }

    private static List<Path> javaFiles(Path... folders) throws IOException {
        Set<Path> found = new TreeSet<>();
        for (Path folder : folders) {
            try (Stream<Path> paths = Files.walk(folder)) {
                paths.filter(path -> path.toString().endsWith(".java")).forEach(found::add);
            }
        }
        return List.copyOf(found);
    }

    boolean has(JavaClass type) {
        return names.contains(type.getSimpleName());
    }

    boolean has(JavaCodeUnit code) {
        String parameters =
                code.getParameterTypes().stream().map(HiddenTags::simpleName).collect(joining(","));
        return names.contains(code.getOwner().getSimpleName() + "." + code.getName() + "(" + parameters + ")");
    }

    private static String simpleName(JavaType type) {
        return type instanceof JavaTypeVariable<?> variable
                ? variable.getName()
                : type.toErasure().getSimpleName();
    }

    /** Notes what is hidden, as "Type" or "Type.method(First,Second)"; it is told the type that it is in. */
    private final class Scanner extends TreePathScanner<@Nullable Void, String> {
        private final Trees trees;

        Scanner(Trees trees) {
            this.trees = trees;
        }

        @Override
        public @Nullable Void visitClass(ClassTree tree, String outer) {
            String type = tree.getSimpleName().toString();
            noteIfHidden(type);
            return super.visitClass(tree, type);
        }

        @Override
        public @Nullable Void visitMethod(MethodTree tree, String type) {
            String parameters = tree.getParameters().stream()
                    .map(VariableTree::getType)
                    .map(Tree::toString)
                    .map(name -> name.replaceFirst("<.*", ""))
                    .collect(joining(","));
            noteIfHidden(type + "." + tree.getName() + "(" + parameters + ")");
            return null;
        }

        private void noteIfHidden(String name) {
            String comment = trees.getDocComment(getCurrentPath());
            if (comment != null && comment.contains("@hidden")) {
                names.add(name);
            }
        }
    }
}
