import type { FollowedPassage, SearchModelInput } from '@rotunda/contract';
import type { QueryNode } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { createFixedClock } from '../../platform/testing/fixed-clock.ts';
import { explainSavedSearch } from './saved-searches.queries.ts';
import type { SavedSearchesDeps } from './saved-searches.deps.ts';

const EVERYTHING: QueryNode = { kind: 'all' };
const PASSAGE: FollowedPassage = {
  text: 'a clean\nwater fund',
  language: 'en',
  source: 'US HR 1',
  fusionId: 'us-119-hr-1',
  fnDocumentId: null,
};

describe('explainSavedSearch', () => {
  /** Explains a query by quoting it. */
  const quote: SavedSearchesDeps['compileSearch'] = ({ rawTextSearch, textSearch }) => ({
    query: EVERYTHING,
    explanation: `Finds “${rawTextSearch || textSearch}”`,
  });
  const explain = (searchModel: SearchModelInput, passage: FollowedPassage | null = null, compileSearch = quote) =>
    explainSavedSearch({ compileSearch, clock: createFixedClock() }, { searchModel, passage });

  it.each<[string, SearchModelInput, FollowedPassage | null, string]>([
    ['its query', { rawTextSearch: 'water' }, null, 'Finds “water”'],
    ['an empty query when it follows no passage', {}, null, 'Finds “”'],
    ['the passage alone without words', {}, PASSAGE, 'Follows the passage “a clean water fund” of US HR 1'],
    [
      'the passage alone when the words are blanks',
      { rawTextSearch: ' \n', textSearch: ' ' },
      PASSAGE,
      'Follows the passage “a clean water fund” of US HR 1',
    ],
    [
      'the passage and the query',
      { rawTextSearch: 'fund' },
      PASSAGE,
      'Follows the passage “a clean water fund” of US HR 1, where this matches: Finds “fund”',
    ],
    [
      'the passage and a query under its second name',
      { textSearch: 'fund' },
      PASSAGE,
      'Follows the passage “a clean water fund” of US HR 1, where this matches: Finds “fund”',
    ],
  ])('names %s', (_what, model, passage, explanation) => {
    expect(explain(model, passage)).toBe(explanation);
  });

  const failing = (error: Error) => () => {
    throw error;
  };

  it('states the fault of a query that no longer parses, so that its owner can fix it', () => {
    const fault = failing(new AppError('QUERY_FAULT', { message: 'Add a closing parenthesis.' }));
    expect(explain({ rawTextSearch: 'a (' }, null, fault)).toBe('Add a closing parenthesis.');
    expect(explain({ rawTextSearch: 'a (' }, PASSAGE, fault)).toMatch(/of US HR 1, where this matches: Add a closing/);
  });

  it.each([new AppError('UNAVAILABLE'), new Error('QUERY_FAULT')])('passes on any other fault: %s', (error) => {
    expect(() => explain({ rawTextSearch: 'a' }, null, failing(error))).toThrow(error);
  });

  it('understands relative dates as of now', () => {
    const clock = createFixedClock(1_800_000_000);
    const compileSearch = (_model: unknown, nowTs: number) => ({ query: EVERYTHING, explanation: `At ${nowTs}` });
    expect(explainSavedSearch({ compileSearch, clock }, { searchModel: {}, passage: null })).toBe('At 1800000000');
  });
});
