import { describe, expect, it } from 'vitest';
import {
  readOccurrences,
  describeOccurrence,
  type PassageOccurrence,
  presentOccurrence,
} from './passage-occurrence.ts';

const carrier = (changes: Partial<PassageOccurrence> = {}): PassageOccurrence => ({
  fnDocumentId: 'us-119-hr-1-ih',
  share: 0.875,
  sectionId: 's3',
  sectionLabel: 'SEC. 3.',
  place: null,
  excerpt: {
    text: 'clean water',
    marks: [[0, 5]],
  },
  ...changes,
});

describe('Passage carrier', () => {
  it.each([
    [0.875, 'Carries 87% of the passage, in SEC. 3.'],
    [0.999, 'Carries 99% of the passage, in SEC. 3.'],
    [1, 'Carries 100% of the passage, in SEC. 3.'],
  ])('with a share of %d never rounds the percentage up: %s', (share, said) => {
    expect(describeOccurrence(carrier({ share }))).toBe(said);
  });

  it('leaves out the section when there is none', () => {
    expect(describeOccurrence(carrier({ sectionLabel: null }))).toBe('Carries 87% of the passage');
    const shown = presentOccurrence(carrier({ sectionLabel: null, sectionId: null }));
    expect(Object.keys(shown).toSorted()).toEqual(['field', 'fnDocumentId', 'marks', 'text']);
  });

  it('is shown as an excerpt of the document version with its section', () => {
    expect(presentOccurrence(carrier())).toEqual({
      field: 'text',
      text: 'clean water',
      marks: [[0, 5]],
      fnDocumentId: 'us-119-hr-1-ih',
      sectionId: 's3',
      sectionLabel: 'SEC. 3.',
    });
  });

  it('is absent for matches found before passages were followed', () => {
    expect([readOccurrences(null), readOccurrences(undefined)]).toEqual([[], []]);
  });
});
