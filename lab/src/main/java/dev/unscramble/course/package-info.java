/**
 * For teachers: an {@link dev.unscramble.course.Assignment} gives each student puzzles, a {@link
 * dev.unscramble.course.SubmissionReader} reads what they hand in, a {@link dev.unscramble.course.GradeBook} grades it.
 * Read {@link dev.unscramble.course.Grade} first.
 */
@NullMarked
package dev.unscramble.course;

import org.jspecify.annotations.NullMarked;
