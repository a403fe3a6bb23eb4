package dev.unscramble.cli.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.OptionSpec;

/** The script by which zsh completes commands, options and the values that have names; the rest are files. */
public final class ZshCompletion {
    private ZshCompletion() {}

    public static String script(CommandOutline root) {
        return String.format(Locale.ROOT, """
                #compdef %1$s
                # Completes the commands and options of %1$s. Put it into a folder of $fpath, as _%1$s.

                _%1$s() {
                  local -a commands=(
                %2$s
                  )
                  if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                  fi
                  local command=$words[2]
                  shift words
                  (( CURRENT-- ))
                  case $command in
                %3$s
                  esac
                }

                if [ "$funcstack[1]" = _%1$s ]; then _%1$s "$@"; else compdef _%1$s %1$s; fi""", root.name(), commands(root.commands()), cases(root.commands()));
    }

    private static String commands(List<CommandOutline> commands) {
        return commands.stream()
                .map(command -> "    " + quoted(command.name() + ":" + command.description()))
                .collect(Collectors.joining("\n"));
    }

    private static String cases(List<CommandOutline> commands) {
        return commands.stream().map(ZshCompletion::arguments).collect(Collectors.joining("\n"));
    }

    private static String arguments(CommandOutline command) {
        String options = command.options().stream()
                .map(option -> "        " + argument(option) + " \\\n")
                .collect(Collectors.joining());
        return "    " + command.name() + ")\n      _arguments \\\n" + options + "        '*:file:_files' ;;";
    }

    /** As in {@code '(-a --algorithm)'{-a,--algorithm=}'[the algorithm]:NAME:(astar bfs)'}. */
    private static String argument(OptionSpec option) {
        List<String> names = CommandOutline.names(option);
        String sign = CommandOutline.takesValue(option) ? "=" : "";
        String forms = names.stream()
                .map(name -> name + (name.startsWith("--") ? sign : ""))
                .collect(Collectors.joining(","));
        String meaning = "[" + summary(option).replaceAll("[\\[\\]]", "") + "]" + value(option);
        return names.size() == 1
                ? quoted(forms + meaning)
                : quoted("(" + String.join(" ", names) + ")") + "{" + forms + "}" + quoted(meaning);
    }

    private static String value(OptionSpec option) {
        if (!CommandOutline.takesValue(option)) {
            return "";
        }
        List<String> values = CommandOutline.values(option);
        return ":" + option.paramLabel() + ":" + (values.isEmpty() ? "_files" : "(" + String.join(" ", values) + ")");
    }

    /** The first words of what an option means, since a menu has one line for it. */
    static String summary(OptionSpec option) {
        return String.join(" ", option.description()).split("[:;(]", 2)[0].strip();
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
