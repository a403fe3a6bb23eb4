package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.cli.terminal.Browser;
import dev.unscramble.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --port=70000           | the port is 70000; it must be from 0 to 65535
            --workers=0            | there are 0 workers; it must be from 1 to 256
            --queue=-1             | the queue is -1; it must be from 0 to 10000
            --host=no.such.invalid | cannot listen on "no.such.invalid", which is not an address
            --time-limit=soon      | soon
            """)
    void refusesWhatCannotBeServed(String option, String said) {
        Cli serve = Cli.run("serve", option);
        assertThat(serve.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(serve.err()).contains(said);
    }

    @Test
    void opensTheBrowserAsTheSystemDoes() {
        assertThat(Browser.command("Linux", "http://x/")).containsExactly("xdg-open", "http://x/");
        assertThat(Browser.command("Mac OS X", "http://x/")).containsExactly("open", "http://x/");
        assertThat(Browser.command("Windows 11", "http://x/"))
                .startsWith("rundll32")
                .endsWith("http://x/");
    }
}
