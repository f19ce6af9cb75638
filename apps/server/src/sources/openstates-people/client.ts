import { JURISDICTIONS } from '@rotunda/domain';
import { fetchApiPages, OPENSTATES_API, OPENSTATES_RATE_LIMIT, type ApiList } from '../openstates/fetch-api-pages.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const PEOPLE_INCLUDES = ['other_names', 'other_identifiers', 'links', 'sources', 'offices'];
const COMMITTEE_INCLUDES = ['memberships', 'links', 'sources'];

/**
 * People and committees of the jurisdictions in the option `jurisdictions` (postal codes, comma between; all states
 * and DC when unset). The API cannot tell who changed since a day, so `sinceTs` has no effect.
 */
export const peopleLive: LiveEndpoint = {
  baseUrl: OPENSTATES_API,
  needsApiKey: true,
  rateLimit: OPENSTATES_RATE_LIMIT,
  fetch: (request: LiveRequest): AsyncIterable<InputEntry> => fetchApiPages(request, listsOf(request)),
};

function listsOf(request: LiveRequest): ApiList[] {
  return jurisdictionsOf(request.settings.options?.['jurisdictions']).flatMap((jurisdiction) => [
    {
      key: `people:${jurisdiction}`,
      path: '/people',
      parameters: [
        ['jurisdiction', jurisdiction],
        ['per_page', '50'],
        ...PEOPLE_INCLUDES.map((include) => ['include', include] as const),
      ],
    },
    {
      key: `committees:${jurisdiction}`,
      path: '/committees',
      parameters: [
        ['jurisdiction', jurisdiction],
        ['per_page', '20'],
        ...COMMITTEE_INCLUDES.map((include) => ['include', include] as const),
      ],
    },
  ]);
}

/** OCD ids of the chosen states, which the API takes and which tell in an address whose committees were asked for. */
function jurisdictionsOf(option: string | undefined): string[] {
  const chosen = (option ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return JURISDICTIONS.filter(({ countryCode, localityType }) => countryCode === 'US' && localityType === 'state')
    .filter(({ localityCode }) => chosen.length === 0 || chosen.includes(localityCode.toLowerCase()))
    .map(({ localityCode }) => ocdJurisdictionOf(localityCode));
}

const TERRITORIES: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

function ocdJurisdictionOf(localityCode: string): string {
  const kind = localityCode === 'DC' ? 'district' : TERRITORIES.has(localityCode) ? 'territory' : 'state';
  return `ocd-jurisdiction/country:us/${kind}:${localityCode.toLowerCase()}/government`;
}
