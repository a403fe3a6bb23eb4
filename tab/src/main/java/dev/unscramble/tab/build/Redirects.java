package dev.unscramble.tab.build;

import dev.unscramble.tab.missing.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Lets calls of methods that TeaVM's class library lacks, or that differ there, go to methods of the same name in {@link
 * Methods}, whose first parameter is the object.
 */
final class Redirects implements ClassHolderTransformer {
    private static final Set<MethodReference> REDIRECTED = Stream.of(
                    method("java.lang.String", "lines()Ljava/util/stream/Stream;"),
                    method("java.lang.Character", "toString(I)Ljava/lang/String;"),
                    method("java.lang.Math", "multiplyHigh(JJ)J"),
                    method("java.lang.Runtime", "maxMemory()J"),
                    method("java.lang.Package", "getImplementationVersion()Ljava/lang/String;"),
                    method("java.util.Arrays", "parallelPrefix([ILjava/util/function/IntBinaryOperator;)V"),
                    method("java.util.Collections", "shuffle(Ljava/util/List;Ljava/util/Random;)V"),
                    method("java.util.Random", "nextInt(I)I"),
                    method(
                            "java.util.regex.Pattern",
                            "splitAsStream(Ljava/lang/CharSequence;)Ljava/util/stream/Stream;"),
                    method("java.util.stream.IntStream", "parallel()Ljava/util/stream/IntStream;"),
                    method("java.util.stream.LongStream", "parallel()Ljava/util/stream/LongStream;"))
            .collect(Collectors.toUnmodifiableSet());

    /** Makes a text of bytes that are ASCII; the third parameter is 0, the upper half of each letter. */
    private static final MethodReference OLD_TEXT = method("java.lang.String", "<init>([BIII)V");

    private static final MethodReference TEXT = method("java.lang.String", "<init>([BII)V");

    private static MethodReference method(String type, String descriptor) {
        return new MethodReference(type, MethodDescriptor.parse(descriptor));
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        if (instruction instanceof InvokeInstruction call) {
                            redirect(call);
                        }
                    }
                }
            }
        }
    }

    private static void redirect(InvokeInstruction call) {
        MethodReference method = call.getMethod();
        if (REDIRECTED.contains(method)) {
            List<ValueType> types = new ArrayList<>();
            List<Variable> arguments = new ArrayList<>();
            if (call.getInstance() != null) {
                types.add(ValueType.object(method.getClassName()));
                arguments.add(call.getInstance());
            }
            types.addAll(List.of(method.getSignature()));
            arguments.addAll(call.getArguments());
            call.setInstance(null);
            call.setType(InvocationType.SPECIAL);
            call.setMethod(
                    new MethodReference(Methods.class.getName(), method.getName(), types.toArray(ValueType[]::new)));
            call.setArguments(arguments.toArray(Variable[]::new));
        } else if (method.equals(OLD_TEXT)) {
            List<? extends Variable> old = call.getArguments();
            call.setMethod(TEXT);
            call.setArguments(old.get(0), old.get(2), old.get(3));
        }
    }
}
