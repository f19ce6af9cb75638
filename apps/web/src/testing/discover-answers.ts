import type { Contract } from '@rotunda/contract';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { buildCard, buildSession } from './builders.ts';
import { buildBill } from './bill-builder.ts';
import type { Answers } from './fake-server.ts';

export type SearchInput = InferContractRouterInputs<Contract>['discover']['search'];
export type SearchAnswer = InferContractRouterOutputs<Contract>['discover']['search'];
type Hit = SearchAnswer['results'][number];

export const buildHit = (changes: Partial<Hit> = {}): Hit => ({
  ...buildCard(),
  keywordHighlighting: [],
  certainty: null,
  ...changes,
});
export const BILLS = [
  buildHit({ title: 'Rental-pricing software' }),
  buildHit({ fusionId: 'us-119-hr-7316', localityExternalId: 'US HR 7316', title: 'Algorithmic pricing systems' }),
  buildHit({ fusionId: 'us-ny-a-9427', localityExternalId: 'NY A 9427', title: 'Coordinated rent' }),
];
const RULE = buildHit({
  fusionId: 'fr-2026-01117',
  documentType: 'Regulation',
  localityExternalId: '2026-01117',
  title: 'Trade regulation rule',
  genericStatus: null,
  regulationDocumentType: 'Proposed Rule',
});

export function getAnswer(input: SearchInput, hits: readonly Hit[] = [...BILLS, RULE]): SearchAnswer {
  const wanted = input.searchModel.datasetTypes ?? [];
  const found = hits.filter((hit) => wanted.length === 0 || wanted.includes(hit.documentType));
  const types = [...new Set(found.map((hit) => hit.documentType))];
  const groups = types.map((documentType) => {
    const results = found.filter((hit) => hit.documentType === documentType);
    return { documentType, results: results.slice(0, 3), total: results.length === 3 ? 1284 : 1, atTotalLimit: false };
  });
  return {
    total: found.length,
    atTotalLimit: false,
    understood: { explanation: 'Documents with “rent”.', hints: [], enhanced: 'off' },
    byType: groups.map(({ documentType, total }) => ({ documentType, total, atTotalLimit: false })),
    results: input.grouped ? [] : found,
    groups: input.grouped ? groups : [],
    facets: null,
    typeCounts: null,
    tookMs: 1,
  };
}

/** Adds the counts that the server returns with results: by type, and in total without type-specific filters. */
export function withTypeCounts(input: SearchInput, search: (input: SearchInput) => SearchAnswer): SearchAnswer {
  const everyType = { ...input.searchModel, datasetTypes: [] };
  const { byType } = search({ ...input, searchModel: everyType });
  const { total, atTotalLimit } = search({ ...input, searchModel: { ...everyType, progressiveFilters: {} } });
  return { ...search(input), typeCounts: input.typeCounts ? { all: { total, atTotalLimit }, byType } : null };
}

export function getAnswers(discover: Answers['discover'] = {}): Answers {
  return {
    identity: { getSession: () => buildSession() },
    projects: { find: () => ({ results: [], total: 0 }) },
    tags: { find: () => ({ results: [], total: 0 }) },
    discover: {
      search: (input) => withTypeCounts(input, getAnswer),
      explain: () => ({
        total: 2431,
        atTotalLimit: false,
        understood: { explanation: 'Documents with “rent”.', hints: [], enhanced: 'off' },
      }),
      getPreferences: () => ({}),
      updatePreferences: ({ preferences }) => preferences,
      quickHits: () => [],
      explainMatch: () => ({
        state: 'available',
        total: 5,
        passages: [1, 2, 3, 4, 5].map((number) => ({
          field: 'text' as const,
          text: `…a pricing algorithm ${number}…`,
          marks: [[3, 20] as [number, number]],
          fnDocumentId: 'v-1',
          sectionId: `s-${number}`,
          sectionLabel: `§ ${number}`,
        })),
        enhancedSearch: false,
        certainty: null,
        explanation: null,
      }),
      ...discover,
    },
    documents: {
      getLegislation: ({ id }) => buildBill({ fusionId: id, title: `Bill ${id}` }),
      findLegislationVersions: () => [],
      findLegislationEvents: () => [],
    },
  };
}
