import type { ComparedSectionRows } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildComparedSection as section } from '../../../testing/comparison-builder.ts';
import { foldRows } from './fold-rows.ts';
import { figureWords, foldWords, numberWords, sectionName, whatBecame } from './section-words.ts';

it.each([
  ['SEC. 3.', '§ 3'],
  ['SECTION 1.', '§ 1'],
  ['TITLE II—', 'TITLE II'],
  [' ', null],
  [null, null],
])('the number %s is written %s', (number, expected) => {
  expect(numberWords(number)).toBe(expected);
});

it('a section without a name says where it is', () => {
  const nameless = { left: null, right: { number: null, heading: null } };
  expect(sectionName(nameless).heading).toBe('Text before the first section');
});

describe('what became of a section', () => {
  const left = { number: 'SEC. 4.', heading: 'Remedies' };
  it.each([
    ['Moved from § 4', { isMoved: true, left }],
    ['Renumbered from § 4', { kind: 'equal', isRenumbered: true, left }],
    ['Changed', { kind: 'changed', isRenumbered: true, left }],
    ['Removed', { kind: 'dropped', right: null }],
  ] as const)('is said: %s', (expected, changes) => {
    expect(whatBecame(section('s', changes))).toBe(expected);
  });
});

it('figures and folds are told with the right plurals, and without what there is none of', () => {
  const none = { added: 0, dropped: 0, changed: 0, moved: 0, renumbered: 0, split: 0, merged: 0 };
  expect(figureWords({ ...none, added: 1, dropped: 2 })).toEqual(['1 section added', '2 sections removed']);
  expect(foldWords('unchanged', [section('a'), section('b')])).toBe('2 unchanged sections, 40 words');
  expect(foldWords('formal', [section('a', { words: 0 })])).toBe('1 formal part');
});

describe('the rows of a section', () => {
  const side = (text: string, isChanged = false, isHeading = false) => ({
    ...{ isHeading, number: null, hasOtherNumber: false, text, indent: 0 },
    runs: isChanged ? [{ start: 0, end: 1, kind: 'inserted' as const, weight: 'words' as const, change: 1 }] : [],
  });
  const row = (...of: Parameters<typeof side>) => ({ left: null, right: side(...of) });
  const rows: ComparedSectionRows['rows'] = [row('Title', false, true), row('a'), row('b'), row('c', true), row('d')];

  it('are all there as a rule', () => {
    expect(foldRows(rows, false, new Set()).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'row'));
  });

  it('fold unchanged paragraphs where only changes are wanted, but not the heading', () => {
    expect(foldRows(rows, true, new Set())).toMatchObject([
      { kind: 'row', place: 0 },
      { kind: 'fold', from: 1, count: 2 },
      { kind: 'row', place: 3 },
      { kind: 'fold', from: 4, count: 1 },
    ]);
    expect(foldRows(rows, true, new Set([1])).map(({ kind }) => kind)).toEqual(['row', 'row', 'row', 'row', 'fold']);
  });
});
