import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readFileText } from './read-file-text.ts';

function* endless() {
  for (;;) yield Buffer.from('ä water right '.repeat(10_000));
}

it('reads no more of a plain text than it keeps, and no letter is cut in two between its parts', async () => {
  expect(await readFileText(Readable.from(endless()), 'text/plain')).toHaveLength(3_000_000);
  const halves = [Buffer.from([0xc3]), Buffer.from([0xa4])];
  expect(await readFileText(Readable.from(halves), 'text/csv')).toBe('ä');
  const wide = [Buffer.from([0xff, 0xfe, 0x61]), Buffer.from([0x00])];
  expect(await readFileText(Readable.from(wide), 'text/plain')).toBe('a');
});
