/**
 * The page and the HTTP API behind it. {@link dev.unscramble.web.PageServer} listens; {@code Api} makes an {@code Answer}
 * of each {@code Request}, by its route, and knows nothing of HTTP, which is {@code Exchange}'s and Jetty's; searches run as {@code
 * Job}s of the {@code Workers}. The browser's files are resources, below {@code page}, by view. Read {@code Api} first.
 */
@NullMarked
package dev.unscramble.web;

import org.jspecify.annotations.NullMarked;
