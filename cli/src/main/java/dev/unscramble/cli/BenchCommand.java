package dev.unscramble.cli;

import dev.unscramble.bench.Signature;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The standard benchmarks. */
@CommandLine.Command(
        name = "bench",
        description = "The standard benchmarks.",
        sortOptions = false,
        footer = {
            "",
            "signature solves a fixed suite and compares the node counts with the recorded",
            "ones; it ends with 1 if they differ. --print writes the counts as recorded.",
            "",
            "Examples:",
            "  unscramble bench --list",
            "  unscramble bench signature",
            "  unscramble bench signature --print > signature.csv"
        })
final class BenchCommand extends Command {
    @Parameters(arity = "0..1", paramLabel = "BENCHMARK", description = "which one")
    private Optional<String> benchmark = Optional.empty();

    @Option(names = "--list", description = "list the benchmarks")
    private boolean list;

    @Option(names = "--print", description = "only print the counts of the signature")
    private boolean onlyPrint;

    @Override
    public Integer call() {
        if (list) {
            print("signature  the node counts of a fixed suite, compared with the recorded ones");
            return ExitCode.DONE;
        }
        if (!benchmark.equals(Optional.of("signature"))) {
            throw new InputException(benchmark
                    .map(name -> "there is no benchmark \"" + name + "\"; there is signature")
                    .orElse("which benchmark? There is signature"));
        }
        return signature();
    }

    private int signature() {
        List<Signature.Entry> now = Signature.compute(this::remark);
        if (onlyPrint) {
            print(Signature.write(now));
            return ExitCode.DONE;
        }
        List<String> differences = Signature.differences(Signature.recorded(), now);
        differences.forEach(this::print);
        String verdict = differences.isEmpty() ? "unchanged" : "changed";
        print("signature " + Signature.total(now) + " (" + verdict + ")");
        return differences.isEmpty() ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }
}
