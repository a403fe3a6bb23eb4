/**
 * Eight problems of textbooks, each a small program: {@link dev.unscramble.example.textbook.Romania}, {@link
 * dev.unscramble.example.textbook.Missionaries}, {@link dev.unscramble.example.textbook.Hanoi} with four pegs, {@link
 * dev.unscramble.example.textbook.PancakeStack}, a {@link dev.unscramble.example.textbook.Maze}, {@link
 * dev.unscramble.example.textbook.RushHour}, {@link dev.unscramble.example.textbook.Jugs} and {@link
 * dev.unscramble.example.textbook.TopSpin}. Each has its rules as plain functions, and solves them in {@code solve}. Read
 * {@code Jugs} first.
 */
@NullMarked
package dev.unscramble.example.textbook;

import org.jspecify.annotations.NullMarked;
