import { searchModelSchema, type SearchModelInput } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import { printQuery } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/request-context.ts';
import { createFixedClock } from '../../../platform/testing/fixed-clock.ts';
import { compileSearchModel } from '../compile/compile-search-model.ts';
import { findNextSteps } from './find-next-steps.ts';
import type { DocumentSelection, SearchRequest } from '../search-engine/search-engine.ts';

// Only the id and the limit of results are used.
const ADA = { userId: 'ada', flags: { searchResultsLimit: 1000 } } as Actor;
const exactly = (total: number) => ({ total, atTotalLimit: false });
const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ');

/** An index that finds the given number of documents for each query, as printed, and nothing for any other. */
async function getSteps(
  model: SearchModelInput,
  found: Record<string, number> = {},
  byType: Partial<Record<DocumentType, number>> = {},
) {
  const counted: string[] = [];
  const searched: SearchRequest[] = [];
  const deps = {
    clock: createFixedClock(),
    compileSearch: async (_actor: Actor, asked: Parameters<typeof compileSearchModel>[0], nowTs: number) =>
      compileSearchModel(asked, nowTs),
    engine: {
      count: async ({ query }: DocumentSelection) => {
        counted.push(printQuery(query));
        return exactly(found[printQuery(query)] ?? 0);
      },
      search: async (request: SearchRequest) => {
        searched.push(request);
        const types = Object.entries(byType).map(([type, total]) => ({ documentType: type as DocumentType, total }));
        return {
          ...exactly(0),
          documentIds: [],
          groups: [],
          facets: null,
          passages: Promise.resolve([]),
          byType: types.map((type) => ({
            ...type,
            atTotalLimit: false,
          })),
        };
      },
    },
  };
  return { steps: await findNextSteps(deps, ADA, searchModelSchema.parse(model)), counted, searched };
}

describe('findNextSteps', () => {
  it('suggests dropping the word whose absence finds most, and at most three', async () => {
    const found = {
      'lake AND dam AND pond': 2,
      'river AND dam AND pond': 9,
      'river AND lake AND pond': 5,
      'river AND lake AND dam': 7,
    };
    const { steps } = await getSteps({ rawTextSearch: 'river lake dam pond' }, found);
    expect(steps.withoutWord.map(({ word, rawTextSearch, total }) => [word, rawTextSearch, total])).toEqual([
      ['lake', 'river AND dam AND pond', 9],
      ['pond', 'river AND lake AND dam', 7],
      ['dam', 'river AND lake AND pond', 5],
    ]);
  });

  it('keeps the order of the words among equally good suggestions', async () => {
    const { steps } = await getSteps({ rawTextSearch: 'river lake' }, { river: 3, lake: 3 });
    expect(steps.withoutWord.map(({ word }) => word)).toEqual(['river', 'lake']);
  });

  it('leaves out words whose absence finds nothing either', async () => {
    const { steps } = await getSteps({ rawTextSearch: 'river lake' }, { lake: 1 });
    expect(steps.withoutWord).toEqual([{ word: 'river', rawTextSearch: 'lake', ...exactly(1) }]);
  });

  it('drops whole clauses, including an exclusion', async () => {
    const { steps } = await getSteps({ rawTextSearch: '"clean water" NOT tax' }, { '"clean water"': 4 });
    expect(steps.withoutWord).toEqual([{ word: 'NOT tax', rawTextSearch: '"clean water"', ...exactly(4) }]);
  });

  it.each([
    ['a single word', 'river', 0],
    ['alternatives', 'river OR lake', 0],
    ['ten words', words(10), 10],
    ['eleven words', words(11), 0],
  ])('tries each word less for up to ten required ones: %s', async (_what, rawTextSearch, tried) => {
    expect((await getSteps({ rawTextSearch })).counted).toHaveLength(tried);
  });

  it('looks for other types only if types were chosen, and then without any', async () => {
    expect((await getSteps({ rawTextSearch: 'river' })).searched).toEqual([]);
    const { searched } = await getSteps({ rawTextSearch: 'river', datasetTypes: ['News'] });
    expect(searched).toMatchObject([{ limit: 0, countLimit: 1000, filters: [{ documentTypes: { length: 6 } }] }]);
  });

  it('suggests the three types that find most', async () => {
    const byType = { Legislation: 1, Regulation: 8, News: 3, SocialPost: 5 };
    const { steps } = await getSteps({ rawTextSearch: 'river', datasetTypes: ['ResearchDocument'] }, {}, byType);
    expect(steps.otherTypes.map(({ documentType }) => documentType)).toEqual(['Regulation', 'SocialPost', 'News']);
  });

  it.each<[string, SearchModelInput['progressiveFilters'], number, object | null]>([
    ['limited to active sessions', { Legislation: { activeSessions: true } }, 5, exactly(5)],
    ['limited to active sessions, without bills of past ones', { Legislation: { activeSessions: true } }, 0, null],
    ['of all sessions', { Legislation: { activeSessions: false } }, 5, null],
    ['without filters on bills', {}, 5, null],
  ])('suggests past sessions for a search %s', async (_what, progressiveFilters, total, allSessions) => {
    const { steps } = await getSteps({ rawTextSearch: 'river', progressiveFilters }, { river: total });
    expect(steps.allSessions).toEqual(allSessions);
  });
});
