import { FILE_IMPORT_LIMITS, type ImportMapping } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { readCells } from './read-cells.ts';

const read = (cells: string[], columns: number, mapping: ImportMapping = []) =>
  readCells({ line: 2, cells, isUnclosed: false, raw: '' }, columns, mapping);
const getCells = (count: number) => Array.from({ length: count }, () => 'x');

describe('readCells', () => {
  it('returns trimmed values of mapped columns, without empty ones', () => {
    expect(read([' Ana ', 'x', ' \t'], 3, ['firstName', null, 'lastName'])).toEqual(new Map([['firstName', 'Ana']]));
  });

  it('ignores columns beyond the mapping', () => {
    expect(read(['Ana', 'x'], 2, ['firstName'])).toEqual(new Map([['firstName', 'Ana']]));
  });

  it('reads a row without its last cells, and one with more empty cells', () => {
    expect(read(['Ana'], 2, ['firstName', 'lastName'])).toEqual(new Map([['firstName', 'Ana']]));
    expect(read(['Ana', 'Ruiz', '', ' '], 2, ['firstName', 'lastName'])).toEqual(
      new Map([
        ['firstName', 'Ana'],
        ['lastName', 'Ruiz'],
      ]),
    );
  });

  it.each(['-', '–', 'n/a', 'N/A', '#N/A', '=""'])('takes a cell with %j for empty', (cell) => {
    expect(read(['Ana', cell], 2, ['firstName', 'email'])).toEqual(new Map([['firstName', 'Ana']]));
  });

  it.each(['#REF!', '#NAME?', '#DIV/0!', '#VALUE!', '#SPILL!', 'Err:508'])(
    'rejects a row in which a cell of a field has the error %s',
    (error) => {
      const reason = `The spreadsheet has the error ${error} in place of a value. Correct the cell, then save the file again.`;
      expect(read([error, 'x'], 2, ['firstName', 'lastName'])).toEqual({ reason });
      expect(read([error, 'x'], 2, [null, 'lastName'])).toEqual(new Map([['lastName', 'x']]));
    },
  );

  it('reads text that a formula keeps from becoming a number', () => {
    expect(read(['="0015"'], 1, ['phoneNumber'])).toEqual(new Map([['phoneNumber', '0015']]));
  });

  it.each([
    [2, 1, '2 columns where the first line has 1 column.'],
    [FILE_IMPORT_LIMITS.columns, 1, '100 columns where the first line has 1 column.'],
    [FILE_IMPORT_LIMITS.columns + 1, 1, 'More than 100 columns where the first line has 1 column.'],
  ])('rejects %i cells where there are %i columns', (found, columns, reason) => {
    expect(read(getCells(found), columns)).toEqual({ reason });
  });
});
