import { FILE_IMPORT_TEXTS, type ImportMapping } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { readFileHead, readPlainLines } from './table-file.ts';

const getBytes = (text: string) => new TextEncoder().encode(text);
const getFile = (name: string, lines: number) =>
  getBytes(`Name\n${Array.from({ length: lines }, (_, index) => `${name} ${index}\n`).join('')}`);
const MAPPING: ImportMapping = ['lastName'];

describe('File reader thread', () => {
  const getLines = async (bytes: Uint8Array, use: (seen: number) => void = () => undefined) => {
    const names: unknown[] = [];
    await readPlainLines(bytes, { mapping: MAPPING, columnNames: [] }, async (lines) => {
      names.push(...lines.map((line) => ('values' in line ? line.values.lastName : line.reason)));
      use(names.length);
    });
    return names;
  };

  it('starts at the beginning of a file after an earlier read was abandoned', async () => {
    const giveUp = () => {
      throw new Error('gave up');
    };
    await expect(getLines(getFile('First', 600), giveUp)).rejects.toThrow('gave up');
    expect(await getLines(getFile('Second', 2))).toEqual(['Second 0', 'Second 1']);
  });

  it('reads a file after an unreadable file', async () => {
    await expect(readFileHead(getBytes('PK\u0003\u0004\u0000'), [])).rejects.toThrow(FILE_IMPORT_TEXTS.notText);
    expect(await readFileHead(getFile('Third', 3), [])).toMatchObject({ columns: ['Name'], rows: 3 });
  });

  it('reads two files concurrently to their ends', async () => {
    const [first, second] = await Promise.all([getLines(getFile('A', 700)), getLines(getFile('B', 700))]);
    expect([first.length, second.length]).toEqual([700, 700]);
    expect(new Set([...first, ...second]).size).toBe(1400);
  });
});
