/**
 * The server of the page: HTTP, threads and files. {@link dev.unscramble.web.PageServer} listens; an {@code Exchange} is
 * a request and its answer as Jetty has them; what is answered is decided in {@link dev.unscramble.web.api}, to whose
 * routes this package adds those that need a server: files, races, experiments. Searches run as {@code QueuedJob}s of the
 * {@code Workers}. The browser's files are resources, below {@code page}, by view. Read {@code PageServer} first.
 *
 * <p>Experiments of the page are made by the runner of all experiments. A race is not one: each of its solvers is a
 * request of its own that waits for a worker, counts as one search of its client, is watched while it runs and can be
 * stopped alone, and nothing of it is kept.
 */
@NullMarked
package dev.unscramble.web;

import org.jspecify.annotations.NullMarked;
