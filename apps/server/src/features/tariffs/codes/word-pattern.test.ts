import { expect, it } from 'vitest';
import { beginningPattern, wordPattern } from './word-pattern.ts';

/** Translates the pattern to JavaScript. */
const finds = (word: string, text: string) =>
  new RegExp(wordPattern(word).replaceAll(/\\[mM]/g, String.raw`\b`)).test(text);

it.each([
  ['bicycle', 'bicycles'],
  ['bicycles', 'bicycle'],
  ['battery', 'batteries'],
  ['batteries', 'battery'],
  ['toy', 'toys'],
  ['boxes', 'box'],
  ['glasses', 'glass'],
  ['glass', 'glass'],
  ['gas', 'gas'],
])('wordPattern of %s matches %s', (word, text) => {
  expect(finds(word, `new ${text}, used`)).toBe(true);
});

it.each([
  ['car', 'carpets'],
  ['tea', 'teak'],
  ['glass', 'fiberglass'],
])('wordPattern of %s does not match %s', (word, text) => {
  expect(finds(word, text)).toBe(false);
});

it('beginningPattern matches words that start with the typed text', () => {
  const begins = (word: string, text: string) =>
    new RegExp(beginningPattern(word).replaceAll(String.raw`\m`, String.raw`\b`)).test(text);
  expect(begins('bicy', 'bicycles')).toBe(true);
  expect(begins('batteries', 'battery packs')).toBe(true);
  expect(begins('glass', 'fiberglass')).toBe(false);
});
