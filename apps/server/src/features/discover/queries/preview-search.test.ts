import { type DateRange, searchModelSchema } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/request-context.ts';
import { createFixedClock } from '../../../platform/testing/fixed-clock.ts';
import { compileSearchModel } from '../compile/compile-search-model.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import { previewSearch } from './preview-search.ts';
import type { DocumentSelection, SearchEngine, SearchRequest } from '../search-engine/search-engine.ts';

const at = (text: string) => Date.parse(text) / 1000;
const NOW = at('2026-03-12T12:34:56Z');
const DAY = 86_400;
// Only the id and the limit of results are used.
const ADA = { userId: 'ada', flags: { searchResultsLimit: 1000 } } as Actor;

/** Previews a search in an index that finds nothing, so that no cards are read. */
async function preview(lastUpdatedDateRange: DateRange | null = null, nowTs = NOW) {
  const searched: SearchRequest[] = [];
  const weeks: { selection: DocumentSelection; fromTs: number; weeks: number }[] = [];
  const engine: Pick<SearchEngine, 'search' | 'countPerWeek'> = {
    search: async (request) => {
      searched.push(request);
      const nothing = { byType: [], documentIds: [], groups: [], facets: null, passages: Promise.resolve([]) };
      return { total: 7, atTotalLimit: true, ...nothing };
    },
    countPerWeek: async (selection, fromTs, count) => {
      weeks.push({ selection, fromTs, weeks: count });
      return Array.from({ length: count }, (_, week) => week);
    },
  };
  const compileSearch: DiscoverDeps['compileSearch'] = async (_actor, model, ts) => compileSearchModel(model, ts);
  const deps: Pick<DiscoverDeps, 'clock' | 'compileSearch' | 'engine'> = {
    clock: createFixedClock(nowTs),
    compileSearch,
    engine: engine as SearchEngine,
  };
  const model = searchModelSchema.parse({ datasetTypes: ['News'], genericSearch: { lastUpdatedDateRange } });
  return { answer: await previewSearch(deps as DiscoverDeps, ADA, model), searched, weeks };
}
const custom = (startTs: number | null, stopTs: number | null): DateRange => ({ name: 'custom', startTs, stopTs });

describe('previewSearch', () => {
  it('covers today and the 90 days before, in the 13 weeks that end today', async () => {
    const { answer, searched, weeks } = await preview();
    expect(searched.map(({ filters }) => filters)).toEqual([
      [{ documentTypes: ['News'], lastUpdated: { fromTs: at('2025-12-12T00:00:00Z') } }],
    ]);
    expect(answer).toMatchObject({ days: 90, total: 7, atTotalLimit: true, latest: [] });
    expect(answer.perWeek).toHaveLength(13);
    expect(answer.perWeek[0]).toEqual({ startTs: at('2025-12-12T00:00:00Z'), count: 0 });
    expect(answer.perWeek[12]).toEqual({ startTs: at('2026-03-06T00:00:00Z'), count: 12 });
    expect(weeks).toMatchObject([{ fromTs: at('2025-12-12T00:00:00Z'), weeks: 13 }]);
  });

  it('counts by week what the search finds', async () => {
    const { searched, weeks } = await preview(custom(null, NOW));
    expect(weeks[0]?.selection.filters).toEqual(searched[0]?.filters);
  });

  it.each(['2026-03-12T00:00:00Z', '2026-03-12T23:59:59Z'])('is the same at any time of the day: %s', async (time) => {
    expect((await preview(null, at(time))).answer.perWeek).toEqual((await preview()).answer.perWeek);
  });

  const since = at('2025-12-12T00:00:00Z');
  it.each([
    ['begins earlier', custom(since - 1, null), { fromTs: since }],
    ['begins with the preview', custom(since, null), { fromTs: since }],
    ['begins later', custom(since + 1, null), { fromTs: since + 1 }],
    ['ends within the preview', custom(null, since + DAY), { fromTs: since, toTs: since + DAY }],
    ['ended before it', custom(5, 9), { fromTs: since, toTs: 9 }],
  ])('keeps the dates of the search within the preview: one that %s', async (_what, range, lastUpdated) => {
    expect((await preview(range)).searched[0]?.filters).toEqual([{ documentTypes: ['News'], lastUpdated }]);
  });
});
