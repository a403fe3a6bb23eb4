package dev.unscramble.pdb;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where tables are kept on each system; variables that are set but blank do not count. */
class UsualFolderTest {

    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, textBlock = """
            system,     UNSCRAMBLE_HOME, XDG_CACHE_HOME, LOCALAPPDATA, folder
            Linux,      ,                ,               ,             /home/ada/.cache/unscramble/pdb
            Linux,      ,                /var/ada,       /local,       /var/ada/unscramble/pdb
            Linux,      ,                ' ',            ,             /home/ada/.cache/unscramble/pdb
            Linux,      '',              '',             ,             /home/ada/.cache/unscramble/pdb
            FreeBSD,    ,                /var/ada,       ,             /var/ada/unscramble/pdb
            Mac OS X,   ,                /var/ada,       /local,       /home/ada/Library/Caches/unscramble/pdb
            Windows 11, ,                /var/ada,       /local,       /local/unscramble/pdb
            Windows 10, ,                ,               '',           /home/ada/AppData/Local/unscramble/pdb
            Linux,      /data,           /var/ada,       ,             /data/pdb
            Mac OS X,   /data,           ,               ,             /data/pdb
            Windows 11, /data,           ,               /local,       /data/pdb
            """)
    void theSystemAndTheVariablesDecide(
            String system, @Nullable String own, @Nullable String xdg, @Nullable String local, String folder) {
        Map<String, String> environment = new HashMap<>();
        set(environment, "UNSCRAMBLE_HOME", own);
        set(environment, "XDG_CACHE_HOME", xdg);
        set(environment, "LOCALAPPDATA", local);
        assertThat(TableFolder.usual(environment, system, Path.of("/home/ada"))).isEqualTo(Path.of(folder));
    }

    private static void set(Map<String, String> environment, String name, @Nullable String value) {
        if (value != null) {
            environment.put(name, value);
        }
    }
}
