package dev.unscramble.cli.terminal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A program that starts itself again, as a child; that one says who it is, and copies what it reads until that ends. */
final class RelaunchProbe {
    static final String IN_ORDER = "ended in order";
    static final int CODE = 42;

    private RelaunchProbe() {}

    public static void main(String[] arguments) throws IOException {
        if (Relaunch.isHere()) {
            Relaunch.endWithParent();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(IN_ORDER)));
            System.out.println(ProcessHandle.current().pid());
            System.in.transferTo(System.out);
            System.exit(CODE);
        }
        System.exit(Relaunch.run(command(Relaunch.flag())));
    }

    static List<String> command(String flag) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                flag,
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                RelaunchProbe.class.getName());
    }
}
