package dev.unscramble.experiment;

import dev.unscramble.model.InputException;
import dev.unscramble.run.RunKey;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * One of several shares of an experiment, each of which is run by itself, such as on machines that share nothing. Runs
 * are dealt out in the order of their {@link RunKey#id ids}, which is as good as random: shards have the same number of
 * runs, give or take one, and none has all that are hard.
 *
 * @param number counted from 1
 * @param count the number of shards
 */
public record Shard(int number, int count) {
    private static final Pattern TEXT = Pattern.compile("\\s*(\\d{1,6})\\s*/\\s*(\\d{1,6})\\s*");

    /**
     * The shard of a text such as 3/16.
     *
     * @throws InputException if the text is not a shard
     */
    public static Shard parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (parts.matches()) {
            Shard shard = new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
            if (shard.number >= 1 && shard.number <= shard.count) {
                return shard;
            }
        }
        throw new InputException("\"" + text + "\" is not a shard; write 3/16 for the third of 16");
    }

    /** The runs of this shard. */
    List<RunKey> of(Collection<RunKey> all) {
        List<RunKey> dealt =
                all.stream().sorted(Comparator.comparing(RunKey::id)).toList();
        return IntStream.iterate(number - 1, i -> i < dealt.size(), i -> i + count)
                .mapToObj(dealt::get)
                .toList();
    }

    /** The name of the folder of its results, from that of the whole experiment. */
    public String folderName(String whole) {
        return whole + "-shard-" + number + "-of-" + count;
    }

    /** The name of the folder of the whole experiment, from that of a shard; another name if it cannot be derived. */
    public static String wholeName(String folder) {
        String whole = folder.replaceFirst("-shard-\\d+-of-\\d+$", "");
        return whole.equals(folder) ? folder + "-merged" : whole;
    }

    @Override
    public String toString() {
        return number + "/" + count;
    }
}
