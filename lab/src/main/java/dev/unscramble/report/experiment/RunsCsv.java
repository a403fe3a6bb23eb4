package dev.unscramble.report.experiment;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.report.result.ResultCsv;
import dev.unscramble.run.Attribute;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The runs of an experiment as a table of comma-separated values, one line per run. */
final class RunsCsv {
    static final String HEADER = "group,instance,puzzle,start,goal,rules,label,solver,algorithm,heuristic,limits,seed,"
            + "repetition,version,timing,session,"
            + Attribute.KEPT.stream().map(Attribute::label).collect(Collectors.joining(","))
            + ",run";

    private RunsCsv() {}

    static String write(List<FinishedRun> runs) {
        StringBuilder csv = new StringBuilder(HEADER).append('\n');
        runs.forEach(run -> csv.append(line(run)).append('\n'));
        return csv.toString();
    }

    private static String line(FinishedRun run) {
        Map<String, @Nullable Object> members = FinishedRun.JSON.json(run).members();
        double seconds = run.measurement().statistics().seconds();
        members.put(Attribute.SECONDS.label(), String.format(Locale.ROOT, "%.9f", seconds));
        return ResultCsv.line(HEADER, members);
    }
}
