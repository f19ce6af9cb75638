import { BILL_TYPES, CHAMBERS, DOCUMENT_TYPES, type DocumentType, GENERIC_STATUSES } from '@rotunda/domain';
import fc from 'fast-check';
import type { DocumentFacets, DocumentFilters } from '../types.ts';

const ISO_CODES = ['us', 'us-ca', 'us-ny', 'us-wy', 'ca', 'ca-on'];
const REGULATION_TYPES = ['Rule', 'Proposed Rule', 'Notice'];
const RESEARCH_TYPES = ['CRS', 'CBO', 'GAO'];
const PLATFORMS = ['bluesky', 'mastodon'];
const STAKEHOLDER_TYPES = ['legislator', 'committee', 'agency'];
const LATEST_TS = 10;

function some<T>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
}

const arbitraryRange: fc.Arbitrary<{ fromTs?: number; toTs?: number }> = fc.record(
  { fromTs: fc.integer({ min: 0, max: LATEST_TS }), toTs: fc.integer({ min: 0, max: LATEST_TS }) },
  { requiredKeys: [], noNullPrototype: true },
);

/** Generates filters of few values, so that random documents often pass; each filter is usually absent. */
export function arbitraryFilters(): fc.Arbitrary<DocumentFilters> {
  const rarely = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
  return fc
    .record({
      documentTypes: rarely(some(DOCUMENT_TYPES)),
      isoCodes: rarely(some(ISO_CODES)),
      genericStatuses: rarely(some(GENERIC_STATUSES)),
      chambers: rarely(some(CHAMBERS)),
      billTypes: rarely(some(BILL_TYPES)),
      activeSessions: rarely(fc.boolean()),
      regDocumentTypes: rarely(some(REGULATION_TYPES)),
      researchDocumentTypes: rarely(some(RESEARCH_TYPES)),
      socialPlatforms: rarely(some(PLATFORMS)),
      stakeholderTypes: rarely(some(STAKEHOLDER_TYPES)),
      introduced: rarely(arbitraryRange),
      lastUpdated: rarely(arbitraryRange),
    })
    .map((filters) => {
      const present: Partial<Record<string, unknown>> = filters;
      // The cast is safe because only undefined values are removed, and all keys are optional.
      return Object.fromEntries(Object.entries(present).filter(([, value]) => value !== undefined)) as DocumentFilters;
    });
}

/** Generates facets of a document of any type; a value may be missing even if the type has it. */
export function arbitraryFacets(): fc.Arbitrary<DocumentFacets> {
  const perhaps = <T>(values: readonly T[]): fc.Arbitrary<T | null> =>
    fc.option(fc.constantFrom(...values), { freq: 4, nil: null });
  const day = fc.option(fc.integer({ min: 0, max: LATEST_TS }), { freq: 4, nil: null });
  return fc.record(
    {
      documentType: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom<DocumentType[]>('Legislation', 'GlobalLegislation') },
        { weight: 3, arbitrary: fc.constantFrom(...DOCUMENT_TYPES) },
      ),
      isoCode: perhaps(ISO_CODES),
      genericStatus: perhaps(GENERIC_STATUSES),
      chamber: perhaps(CHAMBERS),
      billType: perhaps(BILL_TYPES),
      sessionActive: perhaps([true, false]),
      regDocumentType: perhaps(REGULATION_TYPES),
      researchDocumentType: perhaps(RESEARCH_TYPES),
      socialPlatform: perhaps(PLATFORMS),
      stakeholderType: perhaps(STAKEHOLDER_TYPES),
      introducedTs: day,
      lastUpdatedTs: day,
    },
    { noNullPrototype: true },
  );
}
