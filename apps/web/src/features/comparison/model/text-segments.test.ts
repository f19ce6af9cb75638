import type { ComparedRowSide, ComparedRun } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { segmentsInline, segmentsOfSide, type TextSegment } from './text-segments.ts';

const SIGNS = { struck: ['[-', '-]'], inserted: ['{+', '+}'], moved: ['<', '>'], same: ['', ''] } as const;
const shown = (segments: readonly TextSegment[]) =>
  segments.map(({ text, kind }) => SIGNS[kind][0] + text + SIGNS[kind][1]).join('');

/**
 * Parses text such as `A [word] of text`: `[…]` marks what differs, and `(…)` what differs only in case or punctuation.
 */
function side(marked: string, kind: ComparedRun['kind']): ComparedRowSide {
  const runs: ComparedRun[] = [];
  let text = '';
  for (const [piece] of marked.matchAll(/\[[^\]]*\]|\([^)]*\)|[^[(]+/g)) {
    const isMinor = piece.startsWith('(');
    const words = /^[[(]/.test(piece) ? piece.slice(1, -1) : piece;
    if (words !== piece) {
      const weight = isMinor ? ('case' as const) : ('words' as const);
      runs.push({ start: text.length, end: text.length + words.length, kind, weight, change: isMinor ? 0 : 1 });
    }
    text += words;
  }
  return { isHeading: false, number: null, hasOtherNumber: false, text, indent: 0, runs };
}

describe('segmentsOfSide', () => {
  it('marks the words that the other text does not have', () => {
    expect(shown(segmentsOfSide(side('An owner of [twenty] units', 'struck')))).toBe('An owner of [-twenty-] units');
  });

  it('does not mark words that differ only in case or punctuation', () => {
    expect(shown(segmentsOfSide(side('An (Owner) of units', 'struck')))).toBe('An Owner of units');
  });
});

describe('segmentsInline', () => {
  it.each([
    [
      'a word replaced',
      'An owner of [twenty] units',
      'An owner of [four] units',
      'An owner of [-twenty-] {+four+} units',
    ],
    ['words struck alone', 'shall not [knowingly] agree', 'shall not agree', 'shall not [-knowingly-] agree'],
    ['words inserted alone', 'recover damages', 'recover [treble] damages', 'recover {+treble+} damages'],
    ['words struck at the end', 'a vendor [on request]', 'a vendor', 'a vendor [-on request-]'],
    [
      'words struck at the beginning',
      '[Notwithstanding this,] a vendor',
      'a vendor',
      '[-Notwithstanding this,-] a vendor',
    ],
    [
      'several changes after other quotation marks',
      "means ``rent'' of [ten] and [old] units",
      'means “rent” of [two] and units [here]',
      'means “rent” of [-ten-] {+two+} and [-old-] units {+here+}',
    ],
    [
      'the right case where only case differs',
      'An (Owner) of [ten] units',
      'An (owner) of units',
      'An owner of [-ten-] units',
    ],
  ])('shows %s', (_what, left, right, expected) => {
    expect(shown(segmentsInline(side(left, 'struck'), side(right, 'inserted')))).toBe(expected);
  });

  it('shows a paragraph that only a single side has', () => {
    expect(shown(segmentsInline(side('[Gone.]', 'struck'), null))).toBe('[-Gone.-]');
    expect(shown(segmentsInline(null, side('[New.]', 'inserted')))).toBe('{+New.+}');
  });
});
