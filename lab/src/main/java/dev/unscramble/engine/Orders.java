package dev.unscramble.engine;

import dev.unscramble.json.Json;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.TableQuota;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.LocalRuns;
import java.nio.file.Path;

/**
 * What a machine does with an order. It keeps what it has read for one, such as tables, for the next: there is one
 * of these in a JVM.
 */
public final class Orders {
    /** The kind of an order, its first member. */
    static final String KIND = "kind";

    private static final String REFUSED = "refused";
    private static final Orders HERE = new Orders();

    private final Tables tables = tables();
    private final LocalRuns runs = new LocalRuns(tables);
    private final SubtreeOrder.Searchers subtrees = new SubtreeOrder.Searchers(runs);
    private final PartOrder.Builders parts = new PartOrder.Builders(tables);

    private Orders() {}

    /**
     * Carries out an order.
     *
     * @param slots how many orders this JVM carries out at a time, which share its memory
     * @return the answer, which may be that the order is refused
     */
    public static String answer(String order, int slots) {
        try {
            return HERE.carryOut(Json.read(order), Limits.NONE.memoryBytes() / slots);
        } catch (InputException e) {
            return Json.object().put(REFUSED, e.getMessage()).line();
        }
    }

    /**
     * An answer as it is read.
     *
     * @throws InputException if the order was refused
     */
    static Json accepted(String answer) {
        Json json = Json.read(answer);
        json.optionalText(REFUSED).ifPresent(reason -> {
            throw new InputException(reason);
        });
        return json;
    }

    private String carryOut(Json order, long memoryBytes) {
        String kind = order.text(KIND);
        return switch (kind) {
            case RunBatch.NAME -> RunBatch.JSON.read(order).carryOut(runs, memoryBytes);
            case PartOrder.NAME -> parts.carryOut(PartOrder.JSON.read(order));
            case SubtreeOrder.NAME -> subtrees.carryOut(SubtreeOrder.JSON.read(order));
            default -> throw new InputException("this version does not know orders of the kind \"" + kind + "\"");
        };
    }

    /** Tables that are missing on this machine are made, once, as anywhere. */
    private static TableFolder tables() {
        Path folder = TableFolder.usual(
                System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
        return new TableFolder(folder, Limits.NONE.memoryBytes(), TableQuota.chosen(System.getenv()), new Silent());
    }

    /** Shows nothing. */
    private static final class Silent implements TableFolder.Listener {
        @Override
        public BuildMonitor making(Tables.Key key) {
            return share -> true;
        }

        @Override
        public void notice(String sentence) {}
    }
}
