import { expect, it } from 'vitest';
import { wordPattern } from './word-pattern.ts';

/** The same in the words of JavaScript. */
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
])('of %s finds %s', (word, text) => {
  expect(finds(word, `new ${text}, used`)).toBe(true);
});

it.each([
  ['car', 'carpets'],
  ['tea', 'teak'],
  ['glass', 'fiberglass'],
])('of %s does not find %s', (word, text) => {
  expect(finds(word, text)).toBe(false);
});
