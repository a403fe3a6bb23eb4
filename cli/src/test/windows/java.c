/* Stands in for Java where the launcher of Windows is tried: it shows its arguments, one per line, and exits with 7.
   Asked for its version, it answers as Java does, with the version that STAND_IN_VERSION has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "-version") == 0) {
            const char *version = getenv("STAND_IN_VERSION");
            fprintf(stderr, "openjdk version \"%s\" 2025-04-15\n", version ? version : "17.0.15");
            return 0;
        }
    }
    for (int i = 1; i < count; i++) {
        puts(arguments[i]);
    }
    return 7;
}
