import { chosenJurisdictions, getOcdJurisdiction } from '../openstates/chosen-jurisdictions.ts';
import { fetchApiPages, OPENSTATES_API, OPENSTATES_RATE_LIMIT, type ApiList } from '../openstates/fetch-api-pages.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

/** With these, the API allows 20 bills per page. */
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
 * Bills with their votes, from the jurisdictions in the option `jurisdictions` (comma-separated postal codes; default:
 * all states, DC and the territories). The oldest change comes first, so that a change during the fetch is not missed.
 */
export const billsLive: LiveEndpoint = {
  baseUrl: OPENSTATES_API,
  options: {
    jurisdictions: 'Codes of states, such as wy, co; every state unless set.',
  },
  needsApiKey: true,
  rateLimit: OPENSTATES_RATE_LIMIT,
  fetch: (request: LiveRequest): AsyncIterable<InputEntry> => fetchApiPages(request, getLists(request)),
};

function getLists(request: LiveRequest): ApiList[] {
  return chosenJurisdictions(request.settings.options?.['jurisdictions']).map((jurisdiction) => ({
    key: `bills:${jurisdiction.localityCode}`,
    path: '/bills',
    isIncremental: true,
    parameters: [
      ['jurisdiction', getOcdJurisdiction(jurisdiction)],
      ['sort', 'updated_asc'],
      ['per_page', '20'],
      ...INCLUDES.map((include) => ['include', include] as const),
    ],
  }));
}
