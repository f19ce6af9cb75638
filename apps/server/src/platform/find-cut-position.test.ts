import { describe, expect, it } from 'vitest';
import { findCutPosition } from './find-cut-position.ts';

describe('findCutPosition', () => {
  it.each([
    ['all of them', 'two words', 9, 'two words'],
    ['whole words only', 'two words', 8, 'two'],
    ['a word that ends where the room ends', 'two words', 3, 'two'],
    ['words on lines of their own', 'two\nwords', 8, 'two'],
    ['words parted by spaces that do not break', 'two\u00A0words', 8, 'two'],
    ['a part of a word without room', 'words', 3, 'wor'],
    ['no half of a character', 'ab\u{10400}\u{10401}', 3, 'ab'],
    ['a whole character', 'ab\u{10400}\u{10401}', 4, 'ab\u{10400}'],
  ])('keeps %s', (_, text, max, kept) => {
    expect(text.slice(0, findCutPosition(text, max))).toBe(kept);
  });
});
