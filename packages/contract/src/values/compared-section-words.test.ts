import { describe, expect, it } from 'vitest';
import type { ComparedSectionSummary } from '../comparison.ts';
import {
  formatFigures,
  foldWords,
  formatSectionNumber,
  sectionName,
  describeSectionChange,
} from './compared-section-words.ts';

const section = (key: string, changes: Partial<ComparedSectionSummary> = {}): ComparedSectionSummary => ({
  key,
  left: null,
  right: {
    number: 'SEC. 1.',
    heading: 'Fees',
  },
  leftPlace: 0,
  level: 0,
  kind: 'equal',
  isMoved: false,
  isRenumbered: false,
  partners: [],
  isFormal: false,
  insertedWords: 0,
  struckWords: 0,
  words: 20,
  changes: null,
  ...changes,
});

it.each([
  ['SEC. 3.', '§ 3'],
  ['SECTION 1.', '§ 1'],
  ['TITLE II—', 'TITLE II'],
  [' ', null],
  [null, null],
])('formatSectionNumber writes the number %s as %s', (number, expected) => {
  expect(formatSectionNumber(number)).toBe(expected);
});

it('sectionName describes the position of a section without a name', () => {
  const nameless = { left: null, right: { number: null, heading: null } };
  expect(sectionName(nameless).heading).toBe('Text before the first section');
});

describe('describeSectionChange', () => {
  const left = { number: 'SEC. 4.', heading: 'Remedies' };
  it.each([
    ['Moved from § 4', { isMoved: true, left }],
    ['Renumbered from § 4', { kind: 'equal', isRenumbered: true, left }],
    ['Changed', { kind: 'changed', isRenumbered: true, left }],
    ['Removed', { kind: 'dropped', right: null }],
  ] as const)('describes the change: %s', (expected, changes) => {
    expect(describeSectionChange(section('s', changes))).toBe(expected);
  });
});

it('formatFigures and foldWords use correct plurals and omit zero counts', () => {
  const none = { added: 0, dropped: 0, changed: 0, moved: 0, renumbered: 0, split: 0, merged: 0 };
  expect(formatFigures({ ...none, added: 1, dropped: 2 })).toEqual(['1 section added', '2 sections removed']);
  expect(foldWords('unchanged', [section('a'), section('b')])).toBe('2 unchanged sections, 40 words');
  expect(foldWords('formal', [section('a', { words: 0 })])).toBe('1 formal part');
});
