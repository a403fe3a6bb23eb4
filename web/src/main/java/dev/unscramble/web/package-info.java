/**
 * The page and the HTTP API behind it. {@link dev.unscramble.web.PageServer} listens; {@code Api} knows
 * the routes, each of which is one endpoint; searches run as {@code Job}s of the {@code Workers}. The
 * browser's files are resources, below {@code page}, by view. Read {@code Api} first.
 */
@NullMarked
package dev.unscramble.web;

import org.jspecify.annotations.NullMarked;
