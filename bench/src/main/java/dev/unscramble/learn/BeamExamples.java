package dev.unscramble.learn;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.beam.BeamContext;
import dev.unscramble.search.beam.ScoreBeam;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.threads.WorkerThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Examples to fit scores to, from the layers of a beam that found a solution: in each layer, the state on the path to
 * the solution and some others that the beam kept.
 *
 * @param width of the beam
 * @param others the number of other states in an example
 */
record BeamExamples(int width, int others) {

    /**
     * Runs a beam.
     *
     * @param states makes states and their scores
     * @return by layer: the bytes of the state on the path to the solution, then those of others, taken at random;
     *     empty if the beam found no solution
     */
    <P extends Position> List<byte[]> from(P start, Puzzle<P> puzzle, Supplier<ScoredStates<P>> states, Random random) {
        int length = states.get().length();
        List<byte[]> layers = new ArrayList<>();
        try (WorkerThreads alone = new WorkerThreads("beam", 1)) {
            Meter meter = new Meter(Limits.NONE, Progress.NONE);
            ScoreBeam<P> beam = new BeamContext<>(puzzle, length, meter, alone, null).beam(width);
            beam.record(layers);
            if (beam.run(states, start, Integer.MAX_VALUE) != ScoreBeam.Ending.SOLVED) {
                return List.of();
            }
            int[] nodes = beam.paths().nodesToBest();
            List<byte[]> examples = new ArrayList<>();
            for (int depth = 0; depth < nodes.length; depth++) {
                examples.add(example(layers.get(depth), length, nodes[depth], random));
            }
            return examples;
        }
    }

    private byte[] example(byte[] layer, int length, int node, Random random) {
        int size = layer.length / length;
        int count = Math.min(others, size - 1);
        byte[] example = new byte[(1 + count) * length];
        System.arraycopy(layer, node * length, example, 0, length);
        for (int i = 1; i <= count; i++) {
            int other = (node + 1 + random.nextInt(size - 1)) % size;
            System.arraycopy(layer, other * length, example, i * length, length);
        }
        return example;
    }
}
