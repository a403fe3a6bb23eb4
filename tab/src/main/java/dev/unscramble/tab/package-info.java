/**
 * The laboratory in a browser tab: {@link dev.unscramble.tab.TabEngine} gives the answers of {@link dev.unscramble.web.api}
 * to a worker of the page. It is compiled to WebAssembly by TeaVM. Read {@code TabEngine} first.
 */
@NullMarked
package dev.unscramble.tab;

import org.jspecify.annotations.NullMarked;
