import { describe, expect, it } from 'vitest';
import type { ComparedSectionSummary } from '../comparison.ts';
import { figureWords, foldWords, numberWords, sectionName, whatBecame } from './compared-section-words.ts';

const section = (key: string, changes: Partial<ComparedSectionSummary> = {}): ComparedSectionSummary => ({
  ...{ key, left: null, right: { number: 'SEC. 1.', heading: 'Fees' }, leftPlace: 0, level: 0, kind: 'equal' },
  ...{ isMoved: false, isRenumbered: false, partners: [], isFormal: false, insertedWords: 0, struckWords: 0 },
  ...{ words: 20, changes: null },
  ...changes,
});

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
