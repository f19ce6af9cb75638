import type { ComparedSectionRows } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { foldRows } from './fold-rows.ts';

describe('foldRows', () => {
  const side = (text: string, isChanged = false, isHeading = false) => ({
    isHeading,
    number: null,
    hasOtherNumber: false,
    text,
    indent: 0,
    runs: isChanged
      ? [
          {
            start: 0,
            end: 1,
            kind: 'inserted' as const,
            weight: 'words' as const,
            change: 1,
          },
        ]
      : [],
  });
  const row = (...of: Parameters<typeof side>) => ({ left: null, right: side(...of) });
  const rows: ComparedSectionRows['rows'] = [row('Title', false, true), row('a'), row('b'), row('c', true), row('d')];

  it('keeps all rows by default', () => {
    expect(foldRows(rows, false, new Set()).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'row'));
  });

  it('folds unchanged paragraphs when only changes are wanted, but keeps the heading', () => {
    expect(foldRows(rows, true, new Set())).toMatchObject([
      { kind: 'row', place: 0 },
      { kind: 'fold', from: 1, count: 2 },
      { kind: 'row', place: 3 },
      { kind: 'fold', from: 4, count: 1 },
    ]);
    expect(foldRows(rows, true, new Set([1])).map(({ kind }) => kind)).toEqual(['row', 'row', 'row', 'row', 'fold']);
  });
});
