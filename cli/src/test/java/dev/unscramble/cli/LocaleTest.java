package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Machines of people who write numbers in other digits, or i without its dot. */
class LocaleTest {
    private final Locale usual = Locale.getDefault();

    @AfterEach
    void back() {
        Locale.setDefault(usual);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ar-EG | census 2x2 --format csv
            ar-EG | generate --size 3 --count 3 --seed 1
            ar-EG | grade 142305678 up,left
            ar-EG | check-heuristic H1 --puzzle 2x2 --format json
            hi-IN-u-nu-deva | grade 142305678 up,left
            tr-TR | convert 142305678 --format GRID
            tr-TR | solve 142305678 -a ITERATIVE-DEEPENING -H MISPLACED --show none --format csv
            """)
    void readsAndWritesAsAllOthersDo(String locale, String line) {
        Cli expected = Cli.run(line.split(" "));
        Locale.setDefault(Locale.forLanguageTag(locale));
        Cli answer = Cli.run(line.split(" "));
        assertThat(answer.code()).isZero();
        assertThat(timeless(answer.out())).isEqualTo(timeless(expected.out()));
    }

    private static String timeless(String out) {
        return out.replaceAll("\\d+(\\.\\d+)? s\\b|\\d+\\.\\d{3,}(e-?\\d+)?|\"seconds\":[^,}]*|,\\d{4,}\\b", "");
    }
}
