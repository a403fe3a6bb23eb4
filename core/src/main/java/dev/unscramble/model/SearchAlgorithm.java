package dev.unscramble.model;

/** An algorithm that solves problems of any puzzle: every search of the library, and those of its users. */
public interface SearchAlgorithm {

    /** Solves a problem within limits; if it cannot, the outcome of the result says why. */
    <P extends Position> Result solve(Problem<P> problem, Limits limits);
}
