import { describe, expect, it } from 'vitest';
import { carriersOf, describeCarrier, type PassageCarrier, presentCarrier } from './passage-carrier.ts';

const carrier = (changes: Partial<PassageCarrier> = {}): PassageCarrier => ({
  ...{ fnDocumentId: 'us-119-hr-1-ih', share: 0.875, sectionId: 's3', sectionLabel: 'SEC. 3.', place: null },
  excerpt: { text: 'clean water', marks: [[0, 5]] },
  ...changes,
});

describe('a text that carries a followed passage', () => {
  it.each([
    [0.875, 'Carries 87% of the passage, in SEC. 3.'],
    [0.999, 'Carries 99% of the passage, in SEC. 3.'],
    [1, 'Carries 100% of the passage, in SEC. 3.'],
  ])('with a share of %d says no more of it than it has: %s', (share, said) => {
    expect(describeCarrier(carrier({ share }))).toBe(said);
  });

  it('names no section where it has none', () => {
    expect(describeCarrier(carrier({ sectionLabel: null }))).toBe('Carries 87% of the passage');
    const shown = presentCarrier(carrier({ sectionLabel: null, sectionId: null }));
    expect(Object.keys(shown).toSorted()).toEqual(['field', 'fnDocumentId', 'marks', 'text']);
  });

  it('is shown as an excerpt of its version with its section', () => {
    expect(presentCarrier(carrier())).toEqual({
      ...{ field: 'text', text: 'clean water', marks: [[0, 5]], fnDocumentId: 'us-119-hr-1-ih' },
      ...{ sectionId: 's3', sectionLabel: 'SEC. 3.' },
    });
  });

  it('is none of a match that was found before passages were followed', () => {
    expect([carriersOf(null), carriersOf(undefined)]).toEqual([[], []]);
  });
});
