import { FILTERED_FACTS, matchesFilters } from './matches-filters.ts';
import type { DocumentFacets, DocumentFilters } from './types.ts';

export interface FilterCheck {
  filter: keyof DocumentFilters;
  passes: boolean;
}

/** Result of checking a document: the filters it passes, otherwise those it comes closest to passing. */
export interface CheckedFilters {
  passes: boolean;
  filters: DocumentFilters;
  /** Only filters that restrict something and apply to the document's type. */
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
 * Checks which filters of a search a document passes, each on its own as `matchesFilters` decides it.
 * @param allowed a document passes if any of these lets it pass, so it never passes an empty list
 */
export function checkFilters(allowed: readonly DocumentFilters[], facets: DocumentFacets): CheckedFilters {
  const checked = allowed.map((filters): CheckedFilters => {
    const checks = NAMES.filter((filter) => isAsked(filters, filter) && concerns(filter, facets)).map((filter) => ({
      filter,
      passes: matchesFilters({ [filter]: filters[filter] }, facets),
    }));
    return { passes: checks.every(({ passes }) => passes), filters, checks };
  });
  // A failed type filter weighs most, so that filters for other types are only reported if none fit the document's own
  // type.
  const getWeight = ({ filter }: FilterCheck) => (filter === 'documentTypes' ? NAMES.length : 1);
  const failed = ({ checks }: CheckedFilters) =>
    checks.reduce((sum, check) => (check.passes ? sum : sum + getWeight(check)), 0);
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
