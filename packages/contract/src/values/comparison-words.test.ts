import { describe, expect, it } from 'vitest';
import type { ComparedSectionSummary, ComparisonAnswer } from '../comparison.ts';
import { describeSectionStatus, summaryFigures } from './comparison-words.ts';

const side = (language: string): ComparisonAnswer['left'] => ({
  fusionId: 'us-119-hr-1',
  documentType: 'Legislation',
  billId: 'US HR 1',
  title: 'A bill',
  description: null,
  genericStatus: null,
  version: {
    id: 'us-119-hr-1-ih',
    title: 'Introduced',
    date: null,
    language,
    isCurrent: false,
  },
});
const figures = (changes: Partial<ComparisonAnswer['figures']>): ComparisonAnswer['figures'] => ({
  equal: 0,
  added: 0,
  dropped: 0,
  changed: 0,
  moved: 0,
  renumbered: 0,
  split: 0,
  merged: 0,
  insertedWords: 0,
  struckWords: 0,
  ...changes,
});
const added: ComparedSectionSummary = {
  key: '1',
  left: null,
  right: {
    number: 'SEC. 1.',
    heading: 'Fees',
  },
  leftPlace: null,
  level: 0,
  kind: 'added',
  isMoved: false,
  isRenumbered: false,
  partners: [],
  isFormal: false,
  insertedWords: 0,
  struckWords: 0,
  words: 20,
  changes: null,
};

describe('Versions in the same language', () => {
  const sides = { left: side('en'), right: side('en') };

  it('have counted sections and words with correct singulars', () => {
    const counts = figures({ added: 1, changed: 2, insertedWords: 1, struckWords: 1200 });
    const told = ['1 section added', '2 sections changed', '1 word added', '1,200 words removed'];
    expect(summaryFigures({ ...sides, figures: counts })).toEqual(told);
  });

  it('have new sections described as added', () => expect(describeSectionStatus(added, sides)).toBe('Added'));
});

describe('Versions in two languages', () => {
  const sides = { left: side('en'), right: side('fr') };

  it('have sections described as only in a language rather than added or removed', () => {
    const told = ['1 section only in English', '2 sections only in French'];
    expect(summaryFigures({ ...sides, figures: figures({ dropped: 1, added: 2, insertedWords: 9 }) })).toEqual(told);
    expect(describeSectionStatus(added, sides)).toBe('Only in French');
  });
});
