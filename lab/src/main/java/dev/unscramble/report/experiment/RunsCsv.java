package dev.unscramble.report.experiment;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.report.result.ResultCsv;
import dev.unscramble.run.Measurement;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The runs of an experiment as a table of comma-separated values, one line per run. */
final class RunsCsv {
    static final String HEADER = "group,instance,puzzle,start,goal,rules,label,solver,algorithm,heuristic,limits,seed,"
            + "repetition,version,timing,session,status,length,optimal,lowerBound,initialH,expanded,generated,"
            + "duplicates,reopened,maxOpen,maxStored,expandedBeforeLastLayer,ebf,ebfRoot,seconds,run";

    private RunsCsv() {}

    static String write(List<FinishedRun> runs) {
        StringBuilder csv = new StringBuilder(HEADER).append('\n');
        runs.forEach(run -> csv.append(line(run)).append('\n'));
        return csv.toString();
    }

    private static String line(FinishedRun run) {
        Measurement found = run.measurement();
        boolean isSolved = found.isSolved();
        return List.of(
                        run.group(),
                        run.instance(),
                        run.key().instance().puzzle(),
                        run.key().instance().start(),
                        run.key().instance().goal(),
                        run.key().instance().rules(),
                        run.label(),
                        run.key().solver(),
                        found.algorithm(),
                        found.heuristic(),
                        run.key().limits(),
                        run.key().seed(),
                        run.key().repetition(),
                        run.key().version(),
                        run.key().timing().label(),
                        run.session(),
                        found.outcome().label(),
                        isSolved ? found.length() : "",
                        found.isOptimal(),
                        found.lowerBound(),
                        found.initialH(),
                        found.statistics().expanded(),
                        found.statistics().generated(),
                        found.statistics().duplicates(),
                        found.statistics().reopened(),
                        found.statistics().maxOpen(),
                        found.statistics().maxStored(),
                        found.statistics().expandedBeforeLastLayer(),
                        ResultCsv.number(found.ebf()),
                        ResultCsv.number(found.ebfRoot()),
                        String.format(Locale.ROOT, "%.9f", found.statistics().seconds()),
                        run.key().id())
                .stream()
                .map(value -> ResultCsv.quoted(value.toString()))
                .collect(Collectors.joining(","));
    }
}
