import { expect, it } from 'vitest';
import { inPortions } from './in-portions.ts';

const textOf = (portions: ReturnType<typeof inPortions>) =>
  portions.map((portion) => portion.map(({ text }) => text).join(''));

it('inPortions splits a very long paragraph between words and keeps the kind of each part', () => {
  const same = 'words of law '.repeat(2000);
  const struck = 'struck '.repeat(3000);
  const portions = inPortions([
    { kind: 'same', text: same },
    { kind: 'struck', text: struck },
  ]);
  expect(textOf(portions).join('')).toBe(same + struck);
  for (const text of textOf(portions)) expect(text.length).toBeLessThanOrEqual(10_000);
  for (const text of textOf(portions).slice(1)) expect(text).toMatch(/^\s/);
  const kinds = portions.flat().filter(({ kind }) => kind === 'struck');
  expect(kinds.map(({ text }) => text).join('')).toBe(struck);
});

it('inPortions splits a very long word between characters and leaves a short paragraph whole', () => {
  const word = '\u{10400}'.repeat(12_000);
  const parted = textOf(inPortions([{ kind: 'same', text: word }]));
  expect(parted.length).toBeGreaterThan(1);
  for (const text of parted) expect(text).not.toMatch(/\p{Surrogate}/u);
  expect(parted.join('')).toBe(word);
  expect(inPortions([{ kind: 'same', text: 'A sentence.' }])).toEqual([[{ kind: 'same', text: 'A sentence.' }]]);
});
