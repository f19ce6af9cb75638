import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LexemeTable } from './lexeme-table.ts';

function getTable(lexemes: readonly string[]): LexemeTable {
  const table = new LexemeTable();
  for (const lexeme of lexemes) {
    const bytes = Buffer.from(`(${lexeme})`);
    table.getNumber(bytes, 1, bytes.length - 1);
  }
  table.finish();
  return table;
}

describe('LexemeTable', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '~', '/'), maxLength: 9 });

  it('numbers each lexeme once and finds it exactly and by prefix', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (lexemes, prefix) => {
        const table = getTable(lexemes);
        const distinct = [...new Set(lexemes)];
        expect(distinct.map((lexeme) => table.find(lexeme))).toEqual(distinct.map((_, number) => number));
        const begun = distinct.flatMap((lexeme, number) => (lexeme.startsWith(prefix) ? [number] : []));
        expect([...table.beginningWith(prefix)].sort((a, b) => a - b)).toEqual(begun);
        if (!distinct.includes(prefix)) expect(table.find(prefix)).toBeUndefined();
      }),
    );
  });

  it('grows with the number of lexemes', () => {
    const lexemes = Array.from({ length: 20_000 }, (_, number) => `lexeme ${number}`);
    const table = getTable(lexemes);
    expect(table.size).toBe(20_000);
    expect(lexemes.every((lexeme, number) => table.find(lexeme) === number)).toBe(true);
  });
});
