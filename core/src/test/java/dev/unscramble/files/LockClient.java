package dev.unscramble.files;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A process that tries to lock a folder, and says whether it could. */
final class LockClient {
    static final String GOT = "got it";
    static final String REFUSED = "refused";

    private LockClient() {}

    public static void main(String[] folder) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try (FolderLock lock = FolderLock.on(Path.of(folder[0]))) {
            out.println(lock.tryNow() ? GOT : REFUSED);
        }
    }
}
