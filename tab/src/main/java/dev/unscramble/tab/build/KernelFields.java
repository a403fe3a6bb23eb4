package dev.unscramble.tab.build;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
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
    static final String KERNEL = "dev.unscramble.search.idastar.Kernel";
    static final MethodDescriptor INITIALIZER = new MethodDescriptor("<clinit>", void.class);
    private static final String SETTER = "setConstants";

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!isOurs(type.getName())) {
            return;
        }
        for (FieldHolder field : type.getFields()) {
            field.getModifiers().removeAll(List.of(ElementModifier.STATIC, ElementModifier.FINAL));
        }
        setInConstructor(type);
        Map<FieldReference, FieldHolder> copied = new LinkedHashMap<>();
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                useFields(type, method.getProgram(), copied);
            }
        }
        copied.forEach((from, to) -> copyInConstructor(type, from, to));
    }

    /** The class's initializer becomes a method of each object, which its constructor calls in the end. */
    private static void setInConstructor(ClassHolder type) {
        MethodHolder initializer = type.getMethod(INITIALIZER);
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

    private static void useFields(ClassHolder type, Program program, Map<FieldReference, FieldHolder> copied) {
        Variable kernel = program.variableAt(0);
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof GetFieldInstruction get && get.getInstance() == null) {
                    get.setInstance(kernel);
                    if (!isOurs(get.getField().getClassName())) {
                        get.setField(
                                copied.computeIfAbsent(get.getField(), from -> addField(type, from, get.getFieldType()))
                                        .getReference());
                    }
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

    private static FieldHolder addField(ClassHolder type, FieldReference from, ValueType of) {
        FieldHolder field = new FieldHolder(from.getFieldName());
        field.setType(of);
        type.addField(field);
        return field;
    }

    /** Constants of other classes are fields too: to read one there takes a call, which initializes that class if need be. */
    private static void copyInConstructor(ClassHolder type, FieldReference from, FieldHolder to) {
        Program program =
                type.getMethod(new MethodDescriptor(SETTER, void.class)).getProgram();
        GetFieldInstruction get = new GetFieldInstruction();
        get.setField(from);
        get.setFieldType(to.getType());
        get.setReceiver(program.createVariable());
        PutFieldInstruction put = new PutFieldInstruction();
        put.setInstance(program.variableAt(0));
        put.setField(to.getReference());
        put.setFieldType(to.getType());
        put.setValue(get.getReceiver());
        program.basicBlockAt(0).addFirst(put);
        program.basicBlockAt(0).addFirst(get);
    }

    /** Whether it is the kernel, or one of its {@link KernelCopies}. */
    private static boolean isOurs(String name) {
        return name.equals(KERNEL) || name.startsWith(KERNEL + "$");
    }
}
