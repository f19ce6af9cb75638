import { FILE_IMPORT_LIMITS } from '@rotunda/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { decodeFile } from '../../../platform/files/decode-file.ts';
import { isNoText } from './is-no-text.ts';

const read = (text: string, delimiter = ',') =>
  [...csvRows(text, delimiter)].map(({ line, cells, isUnclosed }) => [line, isUnclosed ? 'unclosed' : '', ...cells]);

describe('CSV row', () => {
  it.each([
    [
      'plain',
      'a,b\n1,2',
      [
        [1, '', 'a', 'b'],
        [2, '', '1', '2'],
      ],
    ],
    [
      'of Windows, of an old Mac',
      'a,b\r\n1,2\r3,4',
      [
        [1, '', 'a', 'b'],
        [2, '', '1', '2'],
        [3, '', '3', '4'],
      ],
    ],
    [
      'with quotes, delimiters and lines in a cell',
      '"a ""x"", b","c\nd"\ne,f',
      [
        [1, '', 'a "x", b', 'c\nd'],
        [3, '', 'e', 'f'],
      ],
    ],
    ['with words behind a quote', '"a"b,c', [[1, '', 'ab', 'c']]],
    ['with a quote within a word', 'O"Neill,5\' 2"', [[1, '', 'O"Neill', '5\' 2"']]],
    [
      'behind empty lines',
      '\n\na\n \nb',
      [
        [3, '', 'a'],
        [5, '', 'b'],
      ],
    ],
    ['of empty cells', ',,\n', [[1, '', '', '', '']]],
    ['that is nothing', '', []],
  ])('is read with its line number: %s', (_what, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it('with a million cells is capped just above the column limit', () => {
    const [first, ...others] = csvRows(`${','.repeat(1_000_000)}\na,b\n`, ',');
    expect(first?.cells).toHaveLength(FILE_IMPORT_LIMITS.columns + 1);
    expect(others).toMatchObject([{ line: 2, cells: ['a', 'b'] }]);
  });

  it('with an unclosed quote affects only its own line', () => {
    const rows = read(`a,b\n"broken,1\n${'c,d\n'.repeat(6000)}`);
    expect(rows[1]).toEqual([2, 'unclosed', '"broken,1']);
    expect(rows[2]).toEqual([3, '', 'c', 'd']);
    expect(rows).toHaveLength(6002);
  });

  it('with an unclosed quote does not end at the quote of a later line', () => {
    const rows = read('a,b\n"broken,1\nc,d\n"quoted, cell",e\nf,g\n"broken,2\nh,"i"\n');
    expect(rows).toEqual([
      [1, '', 'a', 'b'],
      [2, 'unclosed', '"broken,1'],
      [3, '', 'c', 'd'],
      [4, '', 'quoted, cell', 'e'],
      [5, '', 'f', 'g'],
      [6, 'unclosed', '"broken,2'],
      [7, '', 'h', 'i'],
    ]);
  });

  it('whose quote spans lines into a different column count affects only its own line', () => {
    expect(read('a,b\n"x,1\nc",d,e\nf,g')).toEqual([
      [1, '', 'a', 'b'],
      [2, 'unclosed', '"x,1'],
      [3, '', 'c"', 'd', 'e'],
      [4, '', 'f', 'g'],
    ]);
  });

  it('is read as it was written, whatever its cells contain', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', ',', ';', '\n', '\r\n'), maxLength: 8 });
    // An empty line is no row, and a row with another number of cells may be the work of a stray quote.
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
    const written = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (rows, delimiter, end) => {
        const text = rows.map((cells) => cells.map(written).join(delimiter)).join(end);
        expect([...csvRows(text, delimiter)].map(({ cells }) => cells)).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });

  it('never lets a broken line hide the lines after it', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', '"', ',', ' '), maxLength: 12 });
    fc.assert(
      fc.property(piece, (broken) => {
        const rows = [...csvRows(`x,y\n${broken}\nfirst,1\nlast,2\n`, ',')];
        expect(rows.at(-1)).toMatchObject({ line: 4, cells: ['last', '2'] });
      }),
      { numRuns: 100 },
    );
  });

  it('with a line break in a cell may lack its last cells', () => {
    expect(read('a,b,c,d\nx,"y\nz"\ne,f,g,h')).toEqual([
      [1, '', 'a', 'b', 'c', 'd'],
      [2, '', 'x', 'y\nz'],
      [4, '', 'e', 'f', 'g', 'h'],
    ]);
  });

  it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\r'])('is read by the delimiter that %j states', (first) => {
    const text = `${first}a,b;c\n1;2`;
    expect(guessDelimiter(text)).toBe(';');
    expect(read(text, ';')).toEqual([
      [2, '', 'a,b', 'c'],
      [3, '', '1', '2'],
    ]);
  });

  it.each([
    [20_000, ''],
    [20_001, 'unclosed'],
  ])('with a quoted cell of %i characters is %s', (length, state) => {
    const [row] = read(`"${'x'.repeat(length)}",b`);
    expect(row?.[1]).toBe(state);
  });

  it('keeps up to 2,000 characters as in the file, without its line end', () => {
    const getRaw = (text: string) => [...csvRows(text, ',')][0]?.raw;
    expect(getRaw('a, "b"\r\nc')).toBe('a, "b"');
    expect(getRaw(`${'x'.repeat(2000)}\n`)).toBe('x'.repeat(2000));
    expect(getRaw(`${'x'.repeat(2001)}\n`)).toBe('x'.repeat(2000));
  });

  it('is split by the delimiter guessed from the first line outside quotes', () => {
    expect(guessDelimiter('"a;b;c",d\n1;2;3')).toBe(',');
    expect(guessDelimiter('a;b;c,d')).toBe(';');
    expect(guessDelimiter('a\tb')).toBe('\t');
    expect(guessDelimiter('Name')).toBe(',');
    expect(guessDelimiter('')).toBe(',');
    expect(guessDelimiter('a|b|c,d')).toBe('|');
    expect(guessDelimiter('a;b,c')).toBe(',');
    expect(guessDelimiter('a\n1;2;3')).toBe(',');
    expect(guessDelimiter(`a;b;${'"'.repeat(5_000_001)}`)).toBe(';');
  });
});

describe('File decoding', () => {
  const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë')],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffZoë')],
    ['the Windows code page', Uint8Array.from([0x5a, 0x6f, 0xeb])],
    ['UTF-16', utf16('Zoë')],
    ['UTF-16 without a mark', utf16('Zoë').slice(2)],
    ['UTF-16 of a big-endian program', utf16('Zoë').map((_, index, bytes) => bytes[index ^ 1] ?? 0)],
  ])('reads %s', (_what, bytes) => {
    expect(decodeFile(bytes)).toBe('Zoë');
  });

  it('reads the characters that only the Windows code page has', () => {
    expect(decodeFile(Uint8Array.from([0x4f, 0x92, 0x4e, 0xe9, 0x69, 0x6c, 0x20, 0x80]))).toBe('O’Néil €');
  });

  it('reads nothing from an empty file', () => {
    expect(decodeFile(new Uint8Array())).toBe('');
  });

  it('recognizes spreadsheets and programs as not being text', () => {
    expect(isNoText('PK\u0003\u0004xl/workbook.xml')).toBe(true);
    expect(isNoText('MZ\u0000')).toBe(true);
    expect(isNoText('Name\nZoë')).toBe(false);
  });
});
