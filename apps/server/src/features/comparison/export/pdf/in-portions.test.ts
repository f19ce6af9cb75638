import { expect, it } from 'vitest';
import { inPortions } from './in-portions.ts';

const textOf = (portions: ReturnType<typeof inPortions>) =>
  portions.map((portion) => portion.map(({ text }) => text).join(''));

it('parts an endless paragraph between words, and keeps what became of each of them', () => {
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

it('parts a word without end between two characters, and leaves a paragraph as it is', () => {
  const word = '\u{10400}'.repeat(12_000);
  const parted = textOf(inPortions([{ kind: 'same', text: word }]));
  expect(parted.length).toBeGreaterThan(1);
  for (const text of parted) expect(text).not.toMatch(/\p{Surrogate}/u);
  expect(parted.join('')).toBe(word);
  expect(inPortions([{ kind: 'same', text: 'A sentence.' }])).toEqual([[{ kind: 'same', text: 'A sentence.' }]]);
});
