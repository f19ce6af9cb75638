import { searchModelSchema, type SearchModelInput } from '@rotunda/contract';
import { normalizeQuery, parseQuery, printQuery, QUERY_LIMITS, type QueryNode } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import { type CompiledSearchModel, compileSearchModel } from '../compile/compile-search-model.ts';
import { SYSTEM_REQUESTER } from '../search-engine/testing/engine-conformance.ts';
import { findLooser } from './find-looser.ts';

const NOW = 1_767_355_200;
const select = ({ query, filters }: CompiledSearchModel) => ({
  requester: SYSTEM_REQUESTER,
  query,
  filters,
  scope: null,
});

function looserThan(input: SearchModelInput) {
  const model = searchModelSchema.parse(input);
  return findLooser(compileSearchModel(model, NOW), model, select, NOW);
}
const getTexts = (input: SearchModelInput) => looserThan(input).map(({ searchModel }) => searchModel.rawTextSearch);
const read = (text: string): QueryNode => {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.query;
};
const US = { genericSearch: { byLocation: ['us'] } };

describe('findLooser', () => {
  it('looks for what a search with one clause less finds and the search itself does not', () => {
    const [first] = looserThan({ rawTextSearch: 'river NOT lake' });
    expect(first?.searchModel.rawTextSearch).toBe('river');
    expect(first?.added.query).toEqual(normalizeQuery(read('river NOT (river NOT lake)')));
  });

  it('offers the text of each looser search as one that can be typed', () => {
    const texts = getTexts({ rawTextSearch: '"river gauge" AND lake' });
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(printQuery(read(text))).toBe(text);
  });

  it('replaces both texts of a model and turns operators on, because the new text uses them', () => {
    const [first] = looserThan({
      rawTextSearch: '',
      textSearch: 'river lake',
      searchExtensions: { searchOperators: false },
    });
    expect(first?.searchModel).toMatchObject({
      rawTextSearch: 'river OR lake',
      textSearch: '',
      searchExtensions: { searchOperators: true },
    });
  });

  it('keeps the filters when the text changes and the text when a filter changes', () => {
    const looser = looserThan({ rawTextSearch: 'river lake', ...US });
    const byText = looser.filter(({ change }) => change.change !== 'without-filter');
    expect(byText.length).toBeGreaterThan(0);
    for (const { added } of byText) expect(added).toMatchObject({ filters: [{ isoCodes: ['us'] }] });
    expect(looser.slice(byText.length)).toMatchObject([
      { change: { change: 'without-filter', filter: 'locations' }, searchModel: { rawTextSearch: 'river lake' } },
    ]);
  });

  it('looks for what passes without a filter and does not pass with it', () => {
    const [without] = looserThan(US);
    expect(without?.added).toMatchObject({
      query: { kind: 'all' },
      filters: [{ documentTypes: { length: 6 } }],
      except: { filters: [{ documentTypes: { length: 6 }, isoCodes: ['us'] }], scope: null },
    });
    expect(without?.added.filters[0]).not.toHaveProperty('isoCodes');
  });

  it('offers twelve searches by text at most', () => {
    const words = Array.from({ length: 30 }, (_, place) => `word${place}`).join(' ');
    expect(getTexts({ rawTextSearch: words })).toHaveLength(12);
  });

  it('offers nothing by text that is too long to be saved', () => {
    // Printed, the words of a list of alternatives take four characters more each.
    const words = Array.from({ length: 900 }, (_, place) => `${'w'.repeat(15)}${place}`).join(' ');
    expect(words.length).toBeLessThan(QUERY_LIMITS.characters);
    const texts = getTexts({ rawTextSearch: words });
    expect(texts.length).toBeLessThan(12);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(QUERY_LIMITS.characters);
  });
});
