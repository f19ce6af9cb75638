import { ATTACHMENT_TEXTS, FILE_TYPES } from '@rotunda/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent, typeOfName } from './check-file-type.ts';
import { buildPdf, buildWordFile } from '../testing/made-files.ts';

const refusal = (text: string) => ({ code: 'VALIDATION', data: { fields: { file: text } } });

describe('typeOfName', () => {
  it.each([
    ['report.pdf', FILE_TYPES.pdf],
    ['REPORT.PDF', FILE_TYPES.pdf],
    ['v1.2 final.docx', FILE_TYPES.docx],
    ['photo.jpeg', FILE_TYPES.jpg],
  ])('maps %s to %s', (name, type) => {
    expect(typeOfName(name)).toBe(type);
  });

  it.each(['program.exe', 'page.html', 'report.pdf.exe', 'report', '', 'a.constructor', 'a.toString', 'report.'])(
    'rejects "%s" as a file name',
    (name) => {
      expect(() => typeOfName(name)).toThrow(expect.objectContaining(refusal(ATTACHMENT_TEXTS.fileTypeRefused)));
    },
  );
});

describe('File content check', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rotunda-types-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const check = async (content: Uint8Array | string, type: string) => {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    return checkContent(file, type);
  };
  const wrong = expect.objectContaining(refusal(ATTACHMENT_TEXTS.fileTypeWrong)) as unknown;

  it('accepts files whose content matches their type', async () => {
    await expect(check(buildPdf(1), FILE_TYPES.pdf)).resolves.toBeUndefined();
    await expect(check(buildWordFile('<w:p/>'), FILE_TYPES.docx)).resolves.toBeUndefined();
    await expect(check('a,b\n1,2\n', FILE_TYPES.csv)).resolves.toBeUndefined();
    await expect(check('', FILE_TYPES.txt)).resolves.toBeUndefined();
  });

  it('rejects files whose content does not match their type', async () => {
    await expect(check(buildPdf(1), FILE_TYPES.docx)).rejects.toEqual(wrong);
    await expect(check(buildPdf(1), FILE_TYPES.txt)).rejects.toEqual(wrong);
    await expect(check('plain words', FILE_TYPES.pdf)).rejects.toEqual(wrong);
    await expect(check(buildWordFile('<w:p/>'), FILE_TYPES.xlsx)).rejects.toEqual(wrong);
  });

  it.each([
    ['tabs, lines and form feeds', Buffer.from('a\tb\r\nc\fd')],
    ['letters of an old encoding', Buffer.from([0x71, 0x75, 0xe9, 0x62])],
    ['UTF-16 as Windows writes it, whose zeros are no control characters', Buffer.from([0xff, 0xfe, 0x61, 0x00])],
    ['UTF-16 beginning with the high byte', Buffer.from([0xfe, 0xff, 0x00, 0x61])],
    ['colors of a terminal', Buffer.from('\u001b[1mbold')],
  ])('accepts text with %s', async (_what, content) => {
    await expect(check(content, FILE_TYPES.txt)).resolves.toBeUndefined();
  });

  it.each([
    ['a zero', 0x00],
    ['a backspace', 0x08],
    ['a shift out', 0x0e],
    ['a unit separator', 0x1f],
  ])('rejects text containing %s', async (_what, byte) => {
    await expect(check(Buffer.from([0x61, byte, 0x62]), FILE_TYPES.txt)).rejects.toEqual(wrong);
  });
});
