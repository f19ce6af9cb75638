import { analyzeDocument } from '@rotunda/analysis';
import type { FollowedPassage } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { DocumentStream } from '../../documents/index.ts';
import { FollowedPassages } from './followed-passages.ts';

const CLAUSE = 'The Administrator shall establish a program of grants to water utilities in small rural towns.';
/** Three of the fifteen words are others. */
const EDITED = 'The Secretary shall establish a program of loans to water utilities in small coastal towns.';
const OTHER = 'Each agency shall publish on its website the budget that it requests from Congress for the fiscal year.';

const passage = (changes: Partial<FollowedPassage> = {}): FollowedPassage => ({
  text: CLAUSE,
  language: 'en',
  fusionId: 'us-119-hr-1',
  fnDocumentId: 'hr1-ih',
  source: 'US HR 1',
  ...changes,
});
const version = (fnDocumentId: string, text: string, changes: Partial<DocumentStream> = {}): DocumentStream => ({
  field: 'text',
  language: 'en',
  text,
  fnDocumentId,
  sections: [],
  ...changes,
});
function following(...passages: unknown[]): FollowedPassages {
  const followed = new FollowedPassages();
  for (const [number, one] of passages.entries()) expect(followed.follow(number, one)).toBe(true);
  return followed;
}
/** The versions that carry the passage of each number. */
const carried = (followed: FollowedPassages, ...streams: DocumentStream[]) =>
  Object.fromEntries(
    [...followed.carriedBy(analyzeDocument(streams), { streams })].map(([number, occurrences]) => [
      number,
      occurrences.map(({ fnDocumentId }) => fnDocumentId),
    ]),
  );

describe('FollowedPassages', () => {
  it('finds each passage in the texts that carry it, whole or edited', () => {
    const followed = following(passage(), passage({ text: OTHER }));
    const streams = [version('hr2-ih', `${EDITED} ${OTHER}`), version('hr2-rh', CLAUSE)];
    expect(carried(followed, ...streams)).toEqual({ 0: ['hr2-rh', 'hr2-ih'], 1: ['hr2-ih'] });
    expect(carried(followed, version('hr2-ih', EDITED))).toEqual({ 0: ['hr2-ih'] });
  });

  it('names the best text first, whatever their order in the document', () => {
    const [edited, whole] = [version('hr2-ih', EDITED), version('hr2-rh', CLAUSE)];
    expect(carried(following(passage()), edited, whole)).toEqual({ 0: ['hr2-rh', 'hr2-ih'] });
    expect(carried(following(passage()), whole, edited)).toEqual({ 0: ['hr2-rh', 'hr2-ih'] });
  });

  it.each<[string, DocumentStream]>([
    ['text that the version strikes', version('hr2-rh', CLAUSE, { struck: true })],
    ['a summary', version('hr2-ih', CLAUSE, { field: 'summary' })],
    ['text of no version', { field: 'text', language: 'en', text: CLAUSE, sections: [] }],
    ['the text that the passage was taken from', version('hr1-ih', CLAUSE)],
    ['a text in another language', version('hr2-ih', CLAUSE, { language: 'fr' })],
  ])('does not find it in %s', (_what, stream) => {
    expect(carried(following(passage()), stream)).toEqual({});
  });

  it('finds a passage taken from no known version in every text', () => {
    expect(carried(following(passage({ fnDocumentId: null })), version('hr1-ih', CLAUSE))).toEqual({ 0: ['hr1-ih'] });
  });

  it('excludes the source of one passage only for that passage', () => {
    const followed = following(passage(), passage({ fnDocumentId: 'hr9-ih' }));
    expect(carried(followed, version('hr1-ih', CLAUSE))).toEqual({ 1: ['hr1-ih'] });
  });

  it('forgets one passage or all of them', () => {
    const followed = following(passage(), passage({ fnDocumentId: null }));
    followed.forget(0);
    expect(carried(followed, version('hr1-ih', CLAUSE))).toEqual({ 1: ['hr1-ih'] });
    // Nothing of the forgotten passage is left: neither its words nor its source.
    expect(followed.follow(0, passage({ fnDocumentId: null }))).toBe(true);
    expect(carried(followed, version('hr1-ih', CLAUSE))).toEqual({ 0: ['hr1-ih'], 1: ['hr1-ih'] });
    followed.clear();
    expect(carried(followed, version('hr1-ih', CLAUSE))).toEqual({});
  });

  it.each([null, {}, { ...passage(), language: 'de' }, { ...passage(), source: undefined }])(
    'refuses a stored passage of another format: %j',
    (stored) => {
      const followed = new FollowedPassages();
      expect(followed.follow(1, stored)).toBe(false);
      expect(carried(followed, version('hr2-ih', CLAUSE))).toEqual({});
    },
  );

  it('presents the wording of the carrying text with its section and the shared words', () => {
    const text = `SEC. 1. Short title. ${EDITED}`;
    const streams = [version('hr2-ih', text, { sections: [{ start: 0, sectionId: 's1', label: 'SEC. 1.' }] })];
    const [occurrence] = following(passage()).carriedBy(analyzeDocument(streams), { streams }).get(0) ?? [];
    expect(occurrence).toMatchObject({ share: 10 / 15, sectionId: 's1', sectionLabel: 'SEC. 1.', place: null });
    const shared = occurrence?.excerpt.marks.map(([from, to]) => occurrence.excerpt.text.slice(from, to));
    expect(shared).toEqual(['shall establish a program of', 'to water utilities in small']);
  });
});
