package dev.unscramble.tab.build;

import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ReferenceCache;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.util.ModelUtils;
import org.teavm.parsing.ClassRefsRenamer;

/**
 * Compiles the kernel of IDA* once more for each of the commonest puzzles and heuristics, as the JVM does while it runs: a
 * copy of the kernel and of its walk, in which the types of the states and of the heuristic are known, so that calls are
 * direct. All other puzzles and heuristics share the kernel itself, which looks up at each call what to call.
 */
final class KernelCopies implements ClassHolderTransformer {
    private static final String PACKAGE = "dev.unscramble.search.idastar.";
    private static final String KERNEL_CLASS = PACKAGE + "KernelClass";
    private static final String WALK = PACKAGE + "Walk";
    private static final String VALUE_WALK = PACKAGE + "ValueWalk";
    private static final String FORM = "dev.unscramble.model.ValueForm";
    private static final String HEURISTIC = "dev.unscramble.model.ValueHeuristic";

    /** A static field of a walk: the one of the kernel that is being made. */
    private static final String CURRENT = "current";

    private static final List<Copy> COPIES = List.of(
            new Copy(1, "dev.unscramble.tiles.TileValues", "dev.unscramble.tiles.heuristic.AdditiveDistance$Values"),
            new Copy(2, "dev.unscramble.tiles.TileValues", "dev.unscramble.tiles.pattern.PatternValues"));

    /** What is compiled for states and a heuristic of these types. */
    private record Copy(int number, String form, String heuristic) {
        String kernel() {
            return KernelFields.KERNEL + "$" + number;
        }

        String walk() {
            return VALUE_WALK + "$" + number;
        }

        /** The kernel, which takes its walk from {@link #CURRENT} instead of its constants. */
        ClassHolder kernel(ClassReaderSource classes, ClassHolderTransformerContext context) {
            ClassHolder copy = copy(classes, KernelFields.KERNEL, Map.of(KernelFields.KERNEL, kernel(), WALK, walk()));
            ValueType walk = ValueType.object(walk());
            ProgramEmitter.create(copy.getMethod(new MethodDescriptor("walk", walk)), context.getHierarchy())
                    .getField(kernel(), "WALK", walk)
                    .returnValue();
            for (BasicBlock block :
                    copy.getMethod(KernelFields.INITIALIZER).getProgram().getBasicBlocks()) {
                for (Instruction instruction : block) {
                    if (instruction instanceof InvokeInstruction call
                            && call.getMethod().getReturnType().equals(walk)) {
                        GetFieldInstruction get = new GetFieldInstruction();
                        get.setField(new FieldReference(walk(), CURRENT));
                        get.setFieldType(walk);
                        get.setReceiver(call.getReceiver());
                        call.replace(get);
                    }
                }
            }
            return copy;
        }

        /** The walk, with the field. */
        ClassHolder walk(ClassReaderSource classes) {
            ClassHolder copy = copy(classes, VALUE_WALK, Map.of(VALUE_WALK, walk(), FORM, form, HEURISTIC, heuristic));
            FieldHolder current = new FieldHolder(CURRENT);
            current.getModifiers().add(ElementModifier.STATIC);
            current.setType(ValueType.object(walk()));
            copy.addField(current);
            return copy;
        }

        private static ClassHolder copy(ClassReaderSource classes, String original, Map<String, String> names) {
            return new ClassRefsRenamer(new ReferenceCache(), name -> names.getOrDefault(name, name))
                    .rename(ModelUtils.copyClass(classes.get(original)));
        }
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals(KERNEL_CLASS)) {
            return;
        }
        ClassReaderSource classes = context.getHierarchy().getClassSource();
        for (Copy copy : COPIES) {
            context.submit(copy.walk(classes));
            context.submit(copy.kernel(classes, context));
        }
        MethodHolder maker = type.getMethods().stream()
                .filter(method -> method.getName().equals("kernel"))
                .findFirst()
                .orElseThrow();
        choose(ProgramEmitter.create(maker, context.getHierarchy()), maker);
    }

    /** Writes the method that makes a kernel, for a task and its walk. */
    private static void choose(ProgramEmitter program, MethodHolder method) {
        ValueEmitter task = program.var(1, method.parameterType(0));
        ValueEmitter walk = program.var(2, method.parameterType(1));
        ValueEmitter form = walk.getField("form", ValueType.object(FORM));
        ValueEmitter heuristic = walk.getField("heuristic", ValueType.object(HEURISTIC));
        for (Copy copy : COPIES) {
            ValueType ownForm = ValueType.object(copy.form);
            ValueType ownHeuristic = ValueType.object(copy.heuristic);
            program.when(form.instanceOf(ownForm)
                            .isTrue()
                            .and(() -> heuristic.instanceOf(ownHeuristic).isTrue()))
                    .thenDo(() -> {
                        ValueEmitter own = program.construct(
                                copy.walk(),
                                form.cast(ownForm),
                                heuristic.cast(ownHeuristic),
                                walk.getField("rowInts", ValueType.INTEGER),
                                walk.getField("cost", ValueType.INTEGER));
                        program.setField(copy.walk(), CURRENT, own);
                        program.construct(copy.kernel(), task).returnValue();
                    });
        }
        program.construct(KernelFields.KERNEL, task).returnValue();
    }
}
