import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportType } from '@rotunda/contract';
import { readXlsx } from '../testing/read-xlsx.ts';
import type { CellKind, CellValue, ExportTable } from './export-table.ts';
import { writeTables } from './write-tables.ts';
import { CELL_STYLES } from './xlsx/cell-styles.ts';

const ZONE = 'America/New_York';

describe('writeTables', () => {
  let folder: string;
  let number = 0;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rotunda-tables-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const table = (kinds: readonly CellKind[], rows: CellValue[][], name = 'Documents'): ExportTable => ({
    name,
    columns: kinds.map((kind, place) => ({ kind, header: `Column ${place + 1}`, width: 12 })),
    chunks: (async function* () {
      for (const row of rows) yield [row];
    })(),
  });
  async function write(exportType: ExportType, ...tables: ExportTable[]): Promise<Buffer> {
    number += 1;
    const file = path.join(folder, `${number}`);
    await writeTables(file, tables, { exportType, timeZone: ZONE });
    return readFile(file);
  }
  const csv = async (kinds: readonly CellKind[], rows: CellValue[][]) =>
    (await write('csv', table(kinds, rows))).toString();
  const csvCell = async (value: CellValue, kind: CellKind = 'text') => {
    const { data } = Papa.parse<string[]>((await csv([kind], [[value]])).slice(1), { newline: '\r\n' });
    return data[1]?.[0];
  };
  const xlsxCell = async (value: CellValue, kind: CellKind = 'text') => {
    const [sheet] = await readXlsx(await write('xlsx', table([kind], [[value]])));
    return sheet?.rows[1]?.[0];
  };

  it('writes a day in a column of times as it is, without a time and a zone', async () => {
    expect(await csvCell('2026-03-09', 'time')).toBe('2026-03-09');
  });

  it('starts CSV with a byte order mark and ends lines with CRLF', async () => {
    const text = await csv(['text', 'text'], [['Québec', null]]);
    expect(text).toBe('\uFEFFColumn 1,Column 2\r\nQuébec,\r\n');
  });

  it('keeps quotes, commas and line breaks within a CSV cell', async () => {
    const words = 'He said "no", twice\nand left';
    expect(await csvCell(words)).toBe(words);
    expect(await csvCell('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });

  it.each([
    ['=1+1', "'=1+1", '=1+1'],
    ['+1 202 555 0100', "'+1 202 555 0100", '+1 202 555 0100'],
    ['-2', "'-2", '-2'],
    ['@SUM(A1)', "'@SUM(A1)", '@SUM(A1)'],
    ['\t=cmd()', "'=cmd()", '=cmd()'],
    ['\r=cmd()', "'=cmd()", '=cmd()'],
    [' \u0000=cmd()', "'=cmd()", '=cmd()'],
    ['\u0085\u200B=cmd()', "'=cmd()", '=cmd()'],
    ['＝1+1', "'＝1+1", '＝1+1'],
    ['=HYPERLINK("http://x.example","a")', `'=HYPERLINK("http://x.example","a")`, '=HYPERLINK("http://x.example","a")'],
  ])('writes %j as text, not as a formula, in both formats', async (value, inCsv, inXlsx) => {
    expect(await csvCell(value)).toBe(inCsv);
    expect(await xlsxCell(value)).toMatchObject({ text: inXlsx, hasFormula: false, style: CELL_STYLES.quoted });
  });

  it('leaves other texts unquoted in both formats', async () => {
    expect(await csvCell('H.R. 1 = S. 2')).toBe('H.R. 1 = S. 2');
    expect(await xlsxCell('H.R. 1 = S. 2')).toMatchObject({ text: 'H.R. 1 = S. 2', style: CELL_STYLES.text });
  });

  it('writes days and times in CSV as ISO, with times in the time zone of the organization', async () => {
    expect(await csvCell('2026-03-04', 'day')).toBe('2026-03-04');
    expect(await csvCell(Date.UTC(2026, 0, 15, 14, 5) / 1000, 'time')).toBe('2026-01-15T09:05:00-05:00');
    expect(await csvCell(Date.UTC(2026, 6, 15, 14, 5) / 1000, 'time')).toBe('2026-07-15T10:05:00-04:00');
  });

  it('writes days and times in a workbook as formatted numbers', async () => {
    // Excel counts January 1, 1900 as 1 and gives 1900 a February 29.
    expect(await xlsxCell('2026-03-04', 'day')).toMatchObject({ number: 46_085, style: CELL_STYLES.day });
    const at = await xlsxCell(Date.UTC(2026, 0, 15, 17) / 1000, 'time');
    expect(at).toMatchObject({ number: 46_037.5, style: CELL_STYLES.time });
  });

  it('writes a day before March 1900 as text', async () => {
    expect(await xlsxCell('1897-05-01', 'day')).toMatchObject({ text: '1897-05-01', number: null });
    expect(await xlsxCell('1900-03-01', 'day')).toMatchObject({ text: null, number: 61 });
  });

  it('writes web addresses in a workbook as links and other values as text', async () => {
    const rows = [
      ['https://x.example/a?b=1&c="2"'],
      ['javascript:alert(1)'],
      ['not an address'],
      [`https://x.example/${'a'.repeat(2100)}`],
    ];
    const [sheet] = await readXlsx(await write('xlsx', table(['link'], rows)));
    expect([...(sheet?.links ?? [])]).toEqual([['A2', 'https://x.example/a?b=1&c=%222%22']]);
    expect(sheet?.rows.map(([cell]) => cell?.style)).toEqual([
      CELL_STYLES.header,
      CELL_STYLES.link,
      CELL_STYLES.text,
      CELL_STYLES.text,
      CELL_STYLES.text,
    ]);
  });

  it('strips characters XML does not allow and truncates long workbook cells', async () => {
    expect(await xlsxCell('a\u0000b\u000Bc\uD800d\uFFFEe <&> "f" 😀')).toMatchObject({ text: 'abcde <&> "f" 😀' });
    expect(await xlsxCell('_x0041_')).toMatchObject({ text: '_x005F_x0041_' });
    const long = (await xlsxCell('x'.repeat(40_000)))?.text;
    expect(long).toHaveLength(32_767);
    expect(long?.endsWith('…')).toBe(true);
    expect((await xlsxCell('😀'.repeat(20_000)))?.text).not.toMatch(/\p{Surrogate}/u);
  });

  it('writes several tables as sheets of a workbook or CSV files in a ZIP', async () => {
    const both = () => [table(['text'], [['Ada']], 'People'), table(['text'], [['Ways & Means']], 'Committees')];
    const sheets = await readXlsx(await write('xlsx', ...both()));
    expect(sheets.map(({ name, rows }) => [name, rows[1]?.[0]?.text])).toEqual([
      ['People', 'Ada'],
      ['Committees', 'Ways & Means'],
    ]);
    const zip = await JSZip.loadAsync(await write('csv', ...both()));
    expect(Object.keys(zip.files)).toEqual(['People.csv', 'Committees.csv']);
    expect(await zip.file('Committees.csv')?.async('string')).toBe('\uFEFFColumn 1\r\nWays & Means\r\n');
  });

  it('omits empty workbook cells and references columns beyond Z', async () => {
    const kinds = Array.from({ length: 28 }, () => 'text' as const);
    const row = kinds.map((_, place) => (place === 0 || place === 27 ? 'x' : null));
    const [sheet] = await readXlsx(await write('xlsx', table(kinds, [row])));
    expect(sheet?.rows[1]?.map(({ reference }) => reference)).toEqual(['A2', 'AB2']);
  });
});
