import { FILTERED_FACTS, matchesFilters } from './matches-filters.ts';
import type { DocumentFacets, DocumentFilters } from './types.ts';

export interface FilterCheck {
  filter: keyof DocumentFilters;
  passes: boolean;
}

/** What a document was held against: the filters that let it pass, else those it fails least. */
export interface CheckedFilters {
  passes: boolean;
  filters: DocumentFilters;
  /** Only filters that ask for something and concern the document's type. */
  checks: FilterCheck[];
}

const NAMES = [
  'documentTypes',
  'isoCodes',
  'lastUpdated',
  'introduced',
  'genericStatuses',
  'chambers',
  'billTypes',
  'activeSessions',
  'regDocumentTypes',
  'researchDocumentTypes',
  'socialPlatforms',
  'stakeholderTypes',
] as const satisfies (keyof DocumentFilters)[];

/**
 * Which filters of a search a document passes, each by itself as `matchesFilters` decides it.
 * @param allowed a document passes if any of them lets it pass; of an empty list none does
 */
export function checkFilters(allowed: readonly DocumentFilters[], facets: DocumentFacets): CheckedFilters {
  const checked = allowed.map((filters): CheckedFilters => {
    const checks = NAMES.filter((filter) => isAsked(filters, filter) && concerns(filter, facets)).map((filter) => ({
      filter,
      passes: matchesFilters({ [filter]: filters[filter] }, facets),
    }));
    return { passes: checks.every(({ passes }) => passes), filters, checks };
  });
  // Filters of other types say nothing of this document as long as there are some of its own.
  const weightOf = ({ filter }: FilterCheck) => (filter === 'documentTypes' ? NAMES.length : 1);
  const failed = ({ checks }: CheckedFilters) =>
    checks.reduce((sum, check) => (check.passes ? sum : sum + weightOf(check)), 0);
  const [nearest] = checked.toSorted((a, b) => failed(a) - failed(b));
  return nearest ?? { passes: false, filters: {}, checks: [] };
}

function isAsked(filters: DocumentFilters, filter: keyof DocumentFilters): boolean {
  const asked = filters[filter];
  if (asked === undefined || asked === false) return false;
  if (asked === true) return true;
  return Array.isArray(asked) ? asked.length > 0 : Object.values(asked).some((bound) => bound !== undefined);
}

function concerns(filter: keyof DocumentFilters, { documentType }: DocumentFacets): boolean {
  return !(filter in FILTERED_FACTS) || FILTERED_FACTS[filter as keyof typeof FILTERED_FACTS].has(documentType);
}
