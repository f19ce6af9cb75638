import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildTermTable,
  findRecord,
  getHash,
  hasTermBeginning,
  RECORD,
  shortestLength,
  textOfRecord,
} from './term-table.ts';

const getTable = (strings: readonly string[]) =>
  buildTermTable(strings.map((text, index) => ({ text, uses: [index, index + 1] })));
const find = (table: ReturnType<typeof getTable>['table'], text: string) =>
  findRecord(table, text, text.length, getHash(text));

describe('Term table', () => {
  test('finds every stored string with its uses and no other string', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary' })), fc.string({ unit: 'binary' }), (strings, other) => {
        const { table, offsets } = getTable(strings);
        for (const [index, text] of strings.entries()) {
          const record = find(table, text);
          expect(record).toBe(offsets[index]);
          expect(textOfRecord(table, record)).toBe(text);
          expect(table.records[record + RECORD.uses + 1]).toBe(index + 1);
        }
        if (!strings.includes(other)) expect(find(table, other)).toBe(-1);
      }),
    );
  });

  test('distinguishes words with the same hash', () => {
    expect(getHash('costarring')).toBe(getHash('liquid'));
    const { table, offsets } = getTable(['costarring', 'liquid']);
    expect(find(table, 'liquid')).toBe(offsets[1]);
    expect(find(getTable(['liquid']).table, 'costarring')).toBe(-1);
  });

  test('looks up the beginning of a longer text', () => {
    const { table, offsets } = getTable(['tax', 'taxi']);
    expect(findRecord(table, 'taxation', 3, getHash('tax'))).toBe(offsets[0]);
  });

  test('knows whether any string begins with a character', () => {
    const { table } = getTable(['', 'ab', '=c']);
    expect(hasTermBeginning(table, '='.charCodeAt(0))).toBe(true);
    expect(hasTermBeginning(table, 'b'.charCodeAt(0))).toBe(false);
  });

  test('knows its shortest length', () => {
    expect(shortestLength(getTable(['abcd', 'abc', 'abcde']).table)).toBe(3);
    expect(shortestLength(getTable([]).table)).toBe(Infinity);
  });
});
