/**
 * The answers to requests, apart from HTTP: {@link dev.unscramble.web.api.Api} makes an {@link
 * dev.unscramble.web.api.Answer} of each {@link dev.unscramble.web.api.Request}, by its route. Nothing here listens,
 * starts a thread or opens a file, so that the same answers can be given where there is no server, such as in a browser:
 * whoever has work done provides {@link dev.unscramble.web.api.Jobs}. Read {@code Api} first, then {@code Searches}.
 */
@NullMarked
package dev.unscramble.web.api;

import org.jspecify.annotations.NullMarked;
