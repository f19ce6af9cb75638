import { JURISDICTIONS } from '@rotunda/domain';
import { fetchApiPages, OPENSTATES_API, OPENSTATES_RATE_LIMIT, type ApiList } from '../openstates/fetch-api-pages.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

/** With these the API allows 20 bills a page. */
const INCLUDES = [
  'sponsorships',
  'abstracts',
  'other_titles',
  'other_identifiers',
  'actions',
  'sources',
  'documents',
  'versions',
  'votes',
  'related_bills',
];

/**
 * Bills with their votes, of the jurisdictions in the option `jurisdictions` (postal codes, comma between; all states
 * when unset), oldest change first so that a change during the fetch is not passed over.
 */
export const billsLive: LiveEndpoint = {
  baseUrl: OPENSTATES_API,
  needsApiKey: true,
  rateLimit: OPENSTATES_RATE_LIMIT,
  fetch: (request: LiveRequest): AsyncIterable<InputEntry> => fetchApiPages(request, listsOf(request)),
};

function listsOf(request: LiveRequest): ApiList[] {
  const chosen = (request.settings.options?.['jurisdictions'] ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const states = JURISDICTIONS.filter(
    ({ countryCode, localityType }) => countryCode === 'US' && localityType === 'state',
  )
    .map(({ localityCode }) => localityCode)
    .filter((code) => chosen.length === 0 || chosen.includes(code));
  const since =
    request.sinceTs === undefined
      ? []
      : [['updated_since', new Date(request.sinceTs * 1000).toISOString().slice(0, 19)] as const];
  return states.map((state) => ({
    key: `bills:${state}`,
    path: '/bills',
    parameters: [
      ['jurisdiction', state.toLowerCase()],
      ['sort', 'updated_asc'],
      ['per_page', '20'],
      ...since,
      ...INCLUDES.map((include) => ['include', include] as const),
    ],
  }));
}
