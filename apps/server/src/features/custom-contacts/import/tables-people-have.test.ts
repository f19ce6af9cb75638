import { describe, expect, it } from 'vitest';
import { COLUMN_NAMES } from './column-names.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { readFileHead, readPlainLines } from './table-file.ts';
import { tableRows } from './table-rows.ts';

const NAMES = Object.values(COLUMN_NAMES).flat();
const TABLE = 'Name,E-mail,Notes\r\nZoë Ålund,z@a.example,"Says ""no"",\r\noften"\r\nAna Ruiz,,\r\n';
const ROWS = [
  ['Zoë Ålund', 'z@a.example'],
  ['Ana Ruiz', undefined],
];

async function readFile(bytes: Uint8Array) {
  const { columns } = await readFileHead(bytes, NAMES);
  const rows: (string | undefined)[][] = [];
  const table = { mapping: ['fullName', 'email', ...columns.slice(2).map(() => null)] as const, columnNames: NAMES };
  await readPlainLines(bytes, { ...table, mapping: [...table.mapping] }, async (lines) => {
    for (const line of lines) rows.push('values' in line ? [line.values.fullName, line.values.email] : [line.reason]);
  });
  return { columns, rows };
}
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
const windows1252 = (text: string) => Buffer.from(text, 'latin1');

describe('A table as people have it', () => {
  it.each<[string, Uint8Array]>([
    ['in UTF-8', Buffer.from(TABLE)],
    ['in UTF-8 with a mark', Buffer.from(`\uFEFF${TABLE}`)],
    ['in UTF-8 with two marks', Buffer.from(`\uFEFF\uFEFF${TABLE}`)],
    ['in UTF-16, as the Unicode text of Excel', utf16(`\uFEFF${TABLE.replaceAll(',', '\t')}`)],
    ['in UTF-16 with the other order of bytes', utf16(`\uFEFF${TABLE}`, true)],
    ['in UTF-16 without a mark', utf16(TABLE)],
    ['in Windows-1252', windows1252(TABLE)],
    ['in UTF-8 after a line in Windows-1252', Buffer.concat([windows1252('Café\r\n'), Buffer.from(TABLE)])],
    ['with lines that are empty', Buffer.from(TABLE.replace('Ana', ',,\r\n , ,\r\nAna'))],
    ['with the line ends of old Macs', Buffer.from(TABLE.replaceAll('\r\n', '\r'))],
    ['with semicolons', Buffer.from(TABLE.replaceAll(',', ';'))],
    ['with a mark behind its separator', Buffer.from(`sep=,\r\n\uFEFF${TABLE}`)],
    ['with a mark before and behind its separator', Buffer.from(`\uFEFFsep=;\r\n\uFEFF${TABLE.replaceAll(',', ';')}`)],
    ['after blank lines', Buffer.from(`\r\n\r\n${TABLE.replaceAll(',', ';')}`)],
    ['after a title', Buffer.from(`Contacts, exported 2026-10-05\r\n\r\n${TABLE.replaceAll(',', ';')}`)],
    ['under a line of groups', Buffer.from(`Person,,Other,\r\n${TABLE}`)],
    ['with its names again further down', Buffer.from(TABLE.replace('Ana', 'NAME,E-mail,Notes\r\nAna'))],
    ['with empty columns at its end', Buffer.from(TABLE.replaceAll('\r\n', ',,\r\n').replace('"no"",,,', '"no"",'))],
  ])('%s is read the same', async (_what, bytes) => {
    expect(await readFile(bytes)).toEqual({ columns: ['Name', 'E-mail', 'Notes'], rows: ROWS });
  });

  it('keeps both of two columns with one name', async () => {
    const { columns, rows } = await readFile(Buffer.from('Name,E-mail,E-mail\nAna,a@b.example,c@d.example\n'));
    expect(columns).toEqual(['Name', 'E-mail', 'E-mail']);
    expect(rows).toEqual([['Ana', 'a@b.example']]);
  });
});

it('counts the lines before the names of the columns, and of their repetitions', () => {
  const text = 'A title\n\nName,E-mail\nAna,a@b.example\nName,E-mail\nBen,\n';
  expect([...tableRows(text, ',', NAMES)].map(({ line, cells }) => [line, cells[0]])).toEqual([
    [3, 'Name'],
    [4, 'Ana'],
    [6, 'Ben'],
  ]);
});

it('takes the first line for the names when no other is clearly better', () => {
  for (const text of ['Nom,Courriel\nAna,a@b.example\n', 'Name,Shoe size\nTitle,Company\n', 'x\ny\n']) {
    expect([...tableRows(text, ',', NAMES)][0]?.line).toBe(1);
  }
});

it('guesses the delimiter by what most lines have, whatever stands in the cells', () => {
  expect(guessDelimiter('Name;Notes\nAna;a, b\nBen;1,5\nCem;x, y, z\n')).toBe(';');
  expect(guessDelimiter('\n\nName\tMail\nAna\t\n')).toBe('\t');
});
