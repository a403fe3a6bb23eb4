/**
 * JSON: a {@link dev.unscramble.json.Json} is an object, read and written by its members; a {@link
 * dev.unscramble.json.JsonForm} lists the members of a record once, for both directions.
 */
@NullMarked
package dev.unscramble.json;

import org.jspecify.annotations.NullMarked;
