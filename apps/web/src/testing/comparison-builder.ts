import type { ComparableBill, ComparedSectionSummary, ComparisonAnswer } from '@rotunda/contract';

/** Builds a bill to compare; pass only the fields that matter. */
export const buildComparableBill = (changes: Partial<ComparableBill> = {}): ComparableBill => ({
  fusionId: 'us-119-hr-1',
  documentType: 'Legislation',
  billId: 'US HR 1',
  title: 'A bill on widgets',
  description: 'United States · 119th Congress',
  genericStatus: null,
  ...changes,
});

/** Builds a compared section that both texts contain. */
export const buildComparedSection = (
  key: string,
  changes: Partial<ComparedSectionSummary> = {},
): ComparedSectionSummary => ({
  key,
  left: {
    number: 'SEC. 1.',
    heading: key,
  },
  right: {
    number: 'SEC. 1.',
    heading: key,
  },
  leftPlace: 0,
  level: 0,
  kind: 'changed',
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

const version = (id: string, isCurrent: boolean) => ({ id, title: id, date: null, language: 'en', isCurrent });

/** Builds a comparison of two versions of a bill. */
export function buildComparison(
  sections: readonly ComparedSectionSummary[],
  changes: Partial<ComparisonAnswer> = {},
): ComparisonAnswer {
  return {
    state: 'state-1',
    left: { ...buildComparableBill(), version: version('Introduced', false) },
    right: { ...buildComparableBill(), version: version('Reported', true) },
    sections: [...sections],
    sectionCount: sections.length,
    figures: {
      equal: 0,
      changed: 0,
      added: 0,
      dropped: 0,
      split: 0,
      merged: 0,
      moved: 0,
      renumbered: 0,
      insertedWords: 0,
      struckWords: 0,
    },
    callOuts: [],
    changeCount: 0,
    ...changes,
  };
}
