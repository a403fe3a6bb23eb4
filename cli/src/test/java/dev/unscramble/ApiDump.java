package dev.unscramble;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The public API as text: each type that docs/library.md lists for the library, and each of its members that is public
 * or protected, not hidden, and declared nowhere above, on a line of its own. It is read from the sources, so that {@code java ApiDump.java} in
 * the folder of the module writes it without a build.
 */
final class ApiDump {
    /** The dump that is checked in. */
    static final Path FILE = Path.of("src", "test", "resources", "public-api.txt");

    private static final String ROOT = "dev.unscramble.";
    private static final Path DOCUMENT = Path.of("..", "docs", "library.md");
    private static final List<String> MODULES = List.of("core", "puzzles");

    private final Set<String> lines = new TreeSet<>();
    private final List<String> undescribed = new ArrayList<>();
    private final DocTrees trees;

    private ApiDump(DocTrees trees) {
        this.trees = trees;
    }

    /** Writes the dump. */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(FILE, String.join("\n", current().lines) + "\n");
    }

    /** The API of the sources. */
    static ApiDump current() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources()));
            ApiDump dump = new ApiDump(DocTrees.instance(task));
            for (CompilationUnitTree file : task.parse()) {
                TreePath path = new TreePath(file);
                for (Tree type : file.getTypeDecls()) {
                    dump.add(new TreePath(path, type), (ClassTree) type, "" + file.getPackageName(), false);
                }
            }
            return dump;
        }
    }

    /** A line for each type and each member. */
    Set<String> lines() {
        return lines;
    }

    /** The types and members that have no description. */
    List<String> undescribed() {
        return undescribed;
    }

    /** The rows of the tables under the heading "The public API", each as the names of its types. */
    static List<List<String>> rows() throws IOException {
        String section =
                Files.readString(DOCUMENT).split("\n## The public API\n", 2)[1].split("\n## ", 2)[0];
        return section.lines()
                .filter(line -> line.startsWith("|"))
                .map(ApiDump::types)
                .filter(types -> !types.isEmpty())
                .toList();
    }

    /** A row names packages, in small letters, each before its types. */
    private static List<String> types(String row) {
        List<String> types = new ArrayList<>();
        String room = "";
        for (MatchResult word :
                Pattern.compile("`([\\w.]+)`").matcher(row).results().toList()) {
            if (Character.isLowerCase(word.group(1).charAt(0))) {
                room = word.group(1);
            } else {
                types.add(ROOT + room + "." + word.group(1));
            }
        }
        return types;
    }

    private static List<Path> sources() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String type : rows().stream().flatMap(List::stream).toList()) {
            for (String module : MODULES) {
                files.add(Path.of("..", module, "src", "main", "java", type.replace('.', '/') + ".java"));
            }
        }
        return files.stream().filter(Files::exists).toList();
    }

    private void add(TreePath path, ClassTree type, String outer, boolean isInInterface) {
        if (!isShown(path, type.getModifiers(), isInInterface)) {
            return;
        }
        String name = outer + "." + type.getSimpleName();
        describe(path, name);
        lines.add(name + ": " + text(type.getModifiers()) + kind(type) + parameters(type.getTypeParameters())
                + components(type) + parents(type));
        boolean isInterface = type.getKind() == Tree.Kind.INTERFACE;
        for (Tree member : type.getMembers()) {
            TreePath at = new TreePath(path, member);
            if (member instanceof ClassTree inner) {
                add(at, inner, name, isInterface);
            } else if (member instanceof MethodTree method && isShown(at, method.getModifiers(), isInterface)) {
                addMethod(at, method, name);
            } else if (member instanceof VariableTree field && isShown(at, field.getModifiers(), isInterface)) {
                describe(at, name + "." + field.getName());
                lines.add(name + ": " + text(field.getModifiers()) + field.getType() + " " + field.getName());
            }
        }
    }

    private void addMethod(TreePath path, MethodTree method, String type) {
        if (isCanonical(method, path.getParentPath())) {
            return;
        }
        describe(path, type + "." + method.getName());
        String result = method.getReturnType() == null ? "" : method.getReturnType() + " ";
        String arguments = method.getParameters().stream()
                .map(argument -> argument.getType().toString())
                .collect(joining(", ", "(", ")"));
        lines.add(type + ": " + text(method.getModifiers()) + parameters(method.getTypeParameters()) + result
                + method.getName() + arguments);
    }

    /** Whether it is the constructor of a record that takes all its components, which the record describes. */
    private static boolean isCanonical(MethodTree method, TreePath type) {
        return method.getReturnType() == null
                && type.getLeaf().getKind() == Tree.Kind.RECORD
                && method.getParameters().size()
                        == fields((ClassTree) type.getLeaf()).count();
    }

    private static Stream<VariableTree> fields(ClassTree type) {
        return type.getMembers().stream()
                .filter(VariableTree.class::isInstance)
                .map(VariableTree.class::cast)
                .filter(field -> !field.getModifiers().getFlags().contains(Modifier.STATIC));
    }

    private boolean isShown(TreePath path, ModifiersTree modifiers, boolean isInInterface) {
        Set<Modifier> flags = modifiers.getFlags();
        boolean isPublic = flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED);
        boolean isHidden =
                comment(path).filter(text -> text.contains("@hidden")).isPresent();
        boolean isInherited = modifiers.getAnnotations().stream()
                .anyMatch(note -> note.toString().startsWith("@Override"));
        return (isPublic || isInInterface && !flags.contains(Modifier.PRIVATE)) && !isHidden && !isInherited;
    }

    private void describe(TreePath path, String name) {
        if (comment(path).isEmpty()) {
            undescribed.add(name);
        }
    }

    private Optional<String> comment(TreePath path) {
        return Optional.ofNullable(trees.getDocComment(path));
    }

    private static String text(ModifiersTree modifiers) {
        return modifiers.getFlags().stream().map(flag -> flag + " ").collect(joining());
    }

    private static String kind(ClassTree type) {
        return switch (type.getKind()) {
            case INTERFACE -> "interface";
            case RECORD -> "record";
            case ENUM -> "enum";
            default -> "class";
        };
    }

    private static String parameters(List<? extends Tree> parameters) {
        return parameters.isEmpty()
                ? ""
                : parameters.stream().map(Tree::toString).collect(joining(", ", "<", "> "));
    }

    /** Those of a record, which are the arguments of its constructor. */
    private static String components(ClassTree type) {
        if (type.getKind() != Tree.Kind.RECORD) {
            return "";
        }
        return fields(type)
                .map(field -> field.getType() + " " + field.getName())
                .collect(joining(", ", "(", ")"));
    }

    private static String parents(ClassTree type) {
        Stream<? extends Tree> superclass = Stream.ofNullable(type.getExtendsClause());
        String parents = Stream.concat(superclass, type.getImplementsClause().stream())
                .map(Tree::toString)
                .collect(joining(", "));
        return parents.isEmpty() ? "" : " of " + parents;
    }
}
