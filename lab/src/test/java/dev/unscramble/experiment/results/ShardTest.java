package dev.unscramble.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.experiment.Experiments;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Shard;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShardTest {
    private static final int ALL = 44;

    @TempDir
    private Path folder;

    @Test
    void aTextNamesAShard() {
        assertThat(Shard.parse("3/16")).isEqualTo(new Shard(3, 16)).hasToString("3/16");
        assertThat(Shard.parse(" 1 / 1 ")).isEqualTo(new Shard(1, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "0/4", "5/4", "1/0", "-1/4", "a/b", "1/2/3", "99999999999/99999999999"})
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> Shard.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("write 3/16");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 50})
    void everyRunIsInOneShardAndAllAreEquallyLarge(int count) {
        List<Path> shards = shards(count);
        assertThat(shards)
                .extracting(shard -> FolderContent.read(shard).runs().size())
                .allMatch(size -> size == ALL / count || size == ALL / count + 1);
        Path whole = folder.resolve("whole");
        assertThat(merge(shards, whole)).isEqualTo(ALL);
        assertThat(merge(shards, whole)).as("merged again").isZero();
        assertThat(Experiments.run(Experiments.SMALL, whole))
                .as("left to be run")
                .isZero();
    }

    @Test
    void aShardThatIsStillRunningIsMergedAgainLater() {
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        Path whole = folder.resolve("whole");
        Experiments.run(Experiments.SMALL, first, new Shard(1, 2));
        merge(List.of(first), whole);
        Experiments.run(Experiments.SMALL, second, new Shard(2, 2));
        assertThat(merge(List.of(first, second), whole)).isEqualTo(ALL / 2);
    }

    @Test
    void runsKeepTheirSessions() {
        List<Path> shards = shards(2);
        Path whole = folder.resolve("whole");
        merge(shards, whole);
        FolderContent content = FolderContent.read(whole);
        int sessions = content.manifest().orElseThrow().sessions().size();
        assertThat(content.runs().values()).extracting(FinishedRun::session).allMatch(session -> session <= sessions);
    }

    @Test
    void aShardWhoseManifestNamesNoCallIsRefusedInASentence() throws IOException {
        Path shard = shards(1).get(0);
        Path manifest = shard.resolve(ResultsFolder.MANIFEST);
        String text = Files.readString(manifest);
        Files.writeString(manifest, text.replaceFirst("(?s)\"sessions\"\\s*:\\s*\\[.*?\\]", "\"sessions\":[]"));
        assertThatThrownBy(() -> merge(List.of(shard), folder.resolve("whole")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(ResultsFolder.MANIFEST);
    }

    @Test
    void shardsOfDifferentExperimentsAreNotMerged() {
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        Experiments.run(Experiments.SMALL, first, new Shard(1, 2));
        Experiments.run(Experiments.SMALL.replace("seed = 3", "seed = 4"), second, new Shard(2, 2));
        assertThatThrownBy(() -> ShardMerge.of(List.of(first, second)))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll(first.toString(), second.toString(), "different");
    }

    @Test
    void theFolderOfTheWholeIsNamedAfterThatOfAShard() {
        assertThat(Shard.wholeName(new Shard(3, 16).folderName("aima"))).isEqualTo("aima");
        assertThat(Shard.wholeName("node-7")).isEqualTo("node-7-merged");
    }

    private List<Path> shards(int count) {
        List<Path> shards = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            Path shard = folder.resolve("shard-" + number);
            Experiments.run(Experiments.SMALL, shard, new Shard(number, count));
            shards.add(shard);
        }
        return shards;
    }

    private static int merge(List<Path> shards, Path whole) {
        try (ResultsFolder out = ResultsFolder.open(whole)) {
            return ShardMerge.of(shards).into(out);
        }
    }
}
