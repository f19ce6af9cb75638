import type { RESEARCH_DOCUMENT_TYPES } from '@rotunda/contract/values';

type ResearchSubtype = (typeof RESEARCH_DOCUMENT_TYPES)[number];

const SHARED = ['summaries', 'title', 'reportId', 'sourceText', 'publicationDate'] as const;
const OWN = {
  CBO: { afterSecond: ['session', 'committees'], last: ['relatedBills'] },
  CRS: { afterSecond: ['authors'], last: [] },
  GAO: { afterSecond: [], last: [] },
} as const satisfies Record<ResearchSubtype, { afterSecond: readonly string[]; last: readonly string[] }>;

type Own = (typeof OWN)[ResearchSubtype];
export type ResearchSectionName = (typeof SHARED)[number] | Own['afterSecond'][number] | Own['last'][number];

/** Returns the names of a publisher's report sections in the specification's order (RES-01). */
export function researchSectionNames(subtype: ResearchSubtype): ResearchSectionName[] {
  const { afterSecond, last } = OWN[subtype];
  return [...SHARED.slice(0, 2), ...afterSecond, ...SHARED.slice(2), ...last];
}
