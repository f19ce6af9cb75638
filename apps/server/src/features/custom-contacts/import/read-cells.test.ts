import { FILE_IMPORT_LIMITS, type ImportMapping } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { readCells } from './read-cells.ts';

const read = (cells: string[], columns: number, mapping: ImportMapping = []) =>
  readCells({ line: 2, cells, isUnclosed: false, raw: '' }, columns, mapping);
const cellsOf = (count: number) => Array.from({ length: count }, () => 'x');

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

  it.each([
    [2, 1, '2 columns where the first line has 1 column.'],
    [FILE_IMPORT_LIMITS.columns, 1, '100 columns where the first line has 1 column.'],
    [FILE_IMPORT_LIMITS.columns + 1, 1, 'More than 100 columns where the first line has 1 column.'],
  ])('rejects %i cells where there are %i columns', (found, columns, reason) => {
    expect(read(cellsOf(found), columns)).toEqual({ reason });
  });
});
