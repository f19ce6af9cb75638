import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { bytesOfText, readFileText } from './read-file-text.ts';

function* endless() {
  for (;;) yield Buffer.from('ä water right '.repeat(10_000));
}

it('readFileText stops at its limit and keeps characters split across chunks intact', async () => {
  const long = await readFileText(await bytesOfText(Readable.from(endless()), 'text/plain'), 'text/plain', 1);
  expect(long.text).toHaveLength(3_000_000);
  expect(long.problem).toBe('Only the first 3,000,000 characters of the file are searched.');
  const halves = await bytesOfText(Readable.from([Buffer.from([0xc3]), Buffer.from([0xa4])]), 'text/csv');
  expect(await readFileText(halves, 'text/csv', 1)).toEqual({ text: 'ä', problem: null });
});

it.each([
  ['as Windows writes it', [0xff, 0xfe, 0x61, 0x00, 0xe9, 0x00]],
  ['with the high byte first', [0xfe, 0xff, 0x00, 0x61, 0x00, 0xe9]],
])('readFileText reads UTF-16 %s without its byte order mark', async (_what, bytes) => {
  expect(await readFileText(Buffer.from(bytes), 'text/plain', 1)).toEqual({ text: 'aé', problem: null });
});

it.each(['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])(
  'readFileText reports a damaged file: %s',
  async (mimetype) => {
    const problem = 'The file is damaged or locked by a password, so its words are not searched.';
    expect(await readFileText(Buffer.from('neither'), mimetype, 1)).toMatchObject({ text: '', problem });
  },
);
