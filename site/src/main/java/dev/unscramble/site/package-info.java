/**
 * Makes a small static site of the Markdown in docs/, and the picture of the modules that is among it. It
 * runs in the build, and its pages are served and shipped. Start at {@link dev.unscramble.site.Site}.
 */
@NullMarked
package dev.unscramble.site;

import org.jspecify.annotations.NullMarked;
