package dev.unscramble.tab.build;

import java.util.List;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.PutFieldInstruction;

/**
 * Gives each kernel of IDA* its own constants. In Java they are static, since each kernel is a class; here all kernels are
 * objects of one class, since no class can be defined, and the constants are fields that the constructor sets.
 */
final class KernelFields implements ClassHolderTransformer {
    private static final String KERNEL = "dev.unscramble.search.idastar.Kernel";
    private static final String SETTER = "setConstants";

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals(KERNEL)) {
            return;
        }
        for (FieldHolder field : type.getFields()) {
            field.getModifiers().removeAll(List.of(ElementModifier.STATIC, ElementModifier.FINAL));
        }
        setInConstructor(type);
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                useFields(method.getProgram());
            }
        }
    }

    /** The class's initializer becomes a method of each object, which its constructor calls in the end. */
    private static void setInConstructor(ClassHolder type) {
        MethodHolder initializer = type.getMethod(new MethodDescriptor("<clinit>", void.class));
        type.removeMethod(initializer);
        MethodHolder setter = new MethodHolder(new MethodDescriptor(SETTER, void.class));
        setter.setLevel(AccessLevel.PRIVATE);
        setter.setProgram(initializer.getProgram());
        type.addMethod(setter);
        for (MethodHolder method : type.getMethods()) {
            if (method.getName().equals("<init>")) {
                callAtExits(method.getProgram(), setter.getReference());
            }
        }
    }

    private static void callAtExits(Program program, MethodReference setter) {
        for (BasicBlock block : program.getBasicBlocks()) {
            if (block.getLastInstruction() instanceof ExitInstruction exit) {
                InvokeInstruction call = new InvokeInstruction();
                call.setType(InvocationType.SPECIAL);
                call.setMethod(setter);
                call.setInstance(program.variableAt(0));
                exit.insertPrevious(call);
            }
        }
    }

    private static void useFields(Program program) {
        Variable kernel = program.variableAt(0);
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof GetFieldInstruction get
                        && get.getInstance() == null
                        && isOurs(get.getField().getClassName())) {
                    get.setInstance(kernel);
                } else if (instruction instanceof PutFieldInstruction put
                        && put.getInstance() == null
                        && isOurs(put.getField().getClassName())) {
                    put.setInstance(kernel);
                } else if (instruction instanceof InvokeInstruction call
                        && isOurs(call.getMethod().getClassName())
                        && call.getMethod().getName().equals("constants")) {
                    call.setMethod(new MethodReference(
                            KERNEL + "Class", call.getMethod().getDescriptor()));
                }
            }
        }
    }

    private static boolean isOurs(String name) {
        return name.equals(KERNEL);
    }
}
