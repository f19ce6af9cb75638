import { chosenJurisdictions, ocdJurisdictionOf } from '../openstates/chosen-jurisdictions.ts';
import { fetchApiPages, OPENSTATES_API, OPENSTATES_RATE_LIMIT, type ApiList } from '../openstates/fetch-api-pages.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const PEOPLE_INCLUDES = ['other_names', 'other_identifiers', 'links', 'sources', 'offices'];
const COMMITTEE_INCLUDES = ['memberships', 'links', 'sources'];
/** Committees are asked for by chamber, since the answers do not tell it; `legislature` has the joint ones. */
const CHAMBERS = ['upper', 'lower', 'legislature'] as const;

/**
 * People and committees of the jurisdictions in the option `jurisdictions` (postal codes, comma between; all states
 * and DC when unset). The API cannot tell who changed since a day: each fetch reads all, and `sinceTs` has no
 * effect.
 */
export const peopleLive: LiveEndpoint = {
  baseUrl: OPENSTATES_API,
  options: {
    jurisdictions: 'Codes of states, such as wy, co; every state unless set.',
  },
  needsApiKey: true,
  rateLimit: OPENSTATES_RATE_LIMIT,
  fetch: (request: LiveRequest): AsyncIterable<InputEntry> => fetchApiPages(request, listsOf(request)),
};

function listsOf(request: LiveRequest): ApiList[] {
  // By OCD id, which in an entry's address tells whose committees these are: the answers do not.
  const jurisdictions = chosenJurisdictions(request.settings.options?.['jurisdictions']).map(ocdJurisdictionOf);
  return jurisdictions.flatMap((jurisdiction) => [
    {
      key: `people:${jurisdiction}`,
      path: '/people',
      tellsChanges: false,
      parameters: [
        ['jurisdiction', jurisdiction],
        ['per_page', '50'],
        ...PEOPLE_INCLUDES.map((include) => ['include', include] as const),
      ],
    },
    ...CHAMBERS.map((chamber) => ({
      key: `committees:${jurisdiction}:${chamber}`,
      path: '/committees',
      tellsChanges: false,
      parameters: [
        ['jurisdiction', jurisdiction] as const,
        ['chamber', chamber] as const,
        ['per_page', '20'] as const,
        ...COMMITTEE_INCLUDES.map((include) => ['include', include] as const),
      ],
    })),
  ]);
}
