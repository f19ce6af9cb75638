import { chosenJurisdictions, getOcdJurisdiction } from '../openstates/chosen-jurisdictions.ts';
import { fetchApiPages, OPENSTATES_API, OPENSTATES_RATE_LIMIT, type ApiList } from '../openstates/fetch-api-pages.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const PEOPLE_INCLUDES = ['other_names', 'other_identifiers', 'links', 'sources', 'offices'];
const COMMITTEE_INCLUDES = ['memberships', 'links', 'sources'];
/** Committees are requested by chamber, because the responses do not state it; `legislature` has the joint ones. */
const CHAMBERS = ['upper', 'lower', 'legislature'] as const;

/**
 * People and committees of the jurisdictions in the option `jurisdictions` (comma-separated postal codes; default: all
 * states, DC and the territories). The API cannot filter by change date, so each fetch reads everything and `sinceTs`
 * has no effect.
 */
export const peopleLive: LiveEndpoint = {
  baseUrl: OPENSTATES_API,
  options: {
    jurisdictions: 'Codes of states, such as wy, co; every state unless set.',
  },
  needsApiKey: true,
  rateLimit: OPENSTATES_RATE_LIMIT,
  fetch: (request: LiveRequest): AsyncIterable<InputEntry> => fetchApiPages(request, getLists(request)),
};

function getLists(request: LiveRequest): ApiList[] {
  // By OCD id, which identifies the committees' jurisdiction in the entry's URL, because the responses do not.
  const jurisdictions = chosenJurisdictions(request.settings.options?.['jurisdictions']).map(getOcdJurisdiction);
  return jurisdictions.flatMap((jurisdiction) => [
    {
      key: `people:${jurisdiction}`,
      path: '/people',
      isIncremental: false,
      parameters: [
        ['jurisdiction', jurisdiction],
        ['per_page', '50'],
        ...PEOPLE_INCLUDES.map((include) => ['include', include] as const),
      ],
    },
    ...CHAMBERS.map((chamber) => ({
      key: `committees:${jurisdiction}:${chamber}`,
      path: '/committees',
      isIncremental: false,
      parameters: [
        ['jurisdiction', jurisdiction] as const,
        ['chamber', chamber] as const,
        ['per_page', '20'] as const,
        ...COMMITTEE_INCLUDES.map((include) => ['include', include] as const),
      ],
    })),
  ]);
}
