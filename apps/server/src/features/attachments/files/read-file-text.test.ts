import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { FILE_TYPES } from '@rotunda/contract';
import { bytesOfText, hasText, readFileText } from './read-file-text.ts';
import { buildPdf, buildWordFile } from '../testing/made-files.ts';

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

it('readFileText reads Windows-1252, as bytes and as control characters', async () => {
  const bytes = Buffer.from('the minor\u0092s caf\u00e9', 'latin1');
  expect(await readFileText(bytes, 'text/plain', 1)).toEqual({ text: 'the minor’s café', problem: null });
  const controls = Buffer.from('the minor\u0092s café', 'utf8');
  expect(await readFileText(controls, 'text/plain', 1)).toEqual({ text: 'the minor’s café', problem: null });
});

it.each(['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])(
  'readFileText reports a damaged file: %s',
  async (mimetype) => {
    const problem = 'The file is damaged or locked by a password, so its words are not searched.';
    expect(await readFileText(Buffer.from('neither'), mimetype, 1)).toMatchObject({ text: '', problem });
  },
);

it.each([
  ['pdf', true],
  ['docx', true],
  ['txt', true],
  ['csv', true],
  ['xlsx', false],
  ['pptx', false],
  ['png', false],
  ['jpg', false],
] as const)('hasText for a %s file returns %s', (extension, is) => {
  expect(hasText(FILE_TYPES[extension])).toBe(is);
});

it.each([
  [2, 'Only the first 2 of the 3 pages of the file are searched.'],
  [3, null],
  [4, null],
])('readFileText of at most %d pages of a PDF of three reports: %s', async (maxPages, problem) => {
  const { text, problem: reported } = await readFileText(buildPdf(3), FILE_TYPES.pdf, maxPages);
  expect(text).toContain('water');
  expect(reported).toBe(problem);
});

it.each([
  [3_000_000, null],
  [3_000_001, 'Only the first 3,000,000 characters of the file are searched.'],
])('readFileText of a text of %d characters reports: %s', async (length, problem) => {
  const { text, problem: reported } = await readFileText(Buffer.alloc(length, 'a'), FILE_TYPES.txt, 1);
  expect([text.length, reported]).toEqual([3_000_000, problem]);
});

it('readFileText reads the paragraphs of a Word file', async () => {
  const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const bytes = buildWordFile(paragraph('water rights') + paragraph('and aquifers'));
  const { text, problem } = await readFileText(bytes, FILE_TYPES.docx, 1);
  expect([text.trim().split(/\n+/), problem]).toEqual([['water rights', 'and aquifers'], null]);
});
