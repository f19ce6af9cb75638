import { expect, it } from 'vitest';
import { getItems } from './side-items.ts';

it('getItems splits a very long paragraph into items', () => {
  const words = 'shall '.repeat(150_000);
  const text = `${words}not`;
  const run = { start: words.length, end: text.length, kind: 'inserted', weight: 'words', change: 1 } as const;
  const side = { isHeading: false, number: '(a)', hasOtherNumber: false, text, indent: 1, runs: [run] };
  const items = getItems(side, 'right', 'letters');
  expect(items).toHaveLength(2 + 300_000 + 2);
  expect(items.slice(0, 3).map(({ type }) => type)).toEqual(['number', 'space', 'kept']);
  expect(items.slice(-2)).toEqual([
    { type: 'own', text: 'not' },
    { type: 'end', isHeading: false, indent: 1 },
  ]);
});
