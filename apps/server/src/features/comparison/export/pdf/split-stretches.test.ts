import { expect, it } from 'vitest';
import { splitStretches } from './split-stretches.ts';

const getText = (chunks: ReturnType<typeof splitStretches>) =>
  chunks.map((chunk) => chunk.map(({ text }) => text).join(''));

it('splitStretches splits a very long paragraph between words and keeps the kind of each part', () => {
  const same = 'words of law '.repeat(2000);
  const struck = 'struck '.repeat(3000);
  const chunks = splitStretches([
    { kind: 'same', text: same },
    { kind: 'struck', text: struck },
  ]);
  expect(getText(chunks).join('')).toBe(same + struck);
  for (const text of getText(chunks)) expect(text.length).toBeLessThanOrEqual(10_000);
  for (const text of getText(chunks).slice(1)) expect(text).toMatch(/^\s/);
  const kinds = chunks.flat().filter(({ kind }) => kind === 'struck');
  expect(kinds.map(({ text }) => text).join('')).toBe(struck);
});

it('splitStretches splits a very long word between characters and leaves a short paragraph whole', () => {
  const word = '\u{10400}'.repeat(12_000);
  const parted = getText(splitStretches([{ kind: 'same', text: word }]));
  expect(parted.length).toBeGreaterThan(1);
  for (const text of parted) expect(text).not.toMatch(/\p{Surrogate}/u);
  expect(parted.join('')).toBe(word);
  expect(splitStretches([{ kind: 'same', text: 'A sentence.' }])).toEqual([[{ kind: 'same', text: 'A sentence.' }]]);
});
