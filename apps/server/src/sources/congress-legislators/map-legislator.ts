import {
  findJurisdiction,
  isoCodeOfUsState,
  partyCode,
  personId,
  type ContactFact,
  type PersonRecord,
  type RoleFact,
} from '@rotunda/domain';
import { ballotpediaId } from '../mapping/ballotpedia-id.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import type {
  DistrictOffices,
  LeadershipRole,
  Legislator,
  LegislatorIds,
  LegislatorTerm,
  SocialMedia,
} from './schemas.ts';

type Identity = Pick<PersonRecord, 'fusionId' | 'fullSourceId' | 'otherIds'>;

/**
 * Returns the Bioguide id if there is one, otherwise the GovTrack number, because early Presidents never sat in
 * Congress.
 * @returns undefined when the record has neither.
 */
export function legislatorIdentity(ids: LegislatorIds): Identity | undefined {
  const others = [
    ['lis', ids.lis],
    ['govtrack', ids.govtrack],
    ['thomas', ids.thomas],
    ['opensecrets', ids.opensecrets],
    ['votesmart', ids.votesmart],
    ['icpsr', ids.icpsr],
    ['wikidata', ids.wikidata],
  ].flatMap(([namespace, key]) => (key === undefined ? [] : [`${namespace}:${key}`]));
  const page = ids.ballotpedia === undefined ? [] : [ballotpediaId(ids.ballotpedia)];
  const otherIds = [...others, ...page, ...(ids.fec ?? []).map((fec) => `fec:${fec}`)];
  if (ids.bioguide !== undefined) {
    return { fusionId: personId('bioguide', ids.bioguide), fullSourceId: `bioguide:${ids.bioguide}`, otherIds };
  }
  if (ids.govtrack === undefined) return undefined;
  return { fusionId: personId('govtrack', ids.govtrack), fullSourceId: `govtrack:${ids.govtrack}`, otherIds };
}

/** Official portraits by Bioguide id, in the public domain; for members of Congress only. */
const PHOTOS = 'https://unitedstates.github.io/images/congress/225x275';

/**
 * Maps a member of Congress, President or Vice President with all terms. `part` separates the two files of one person.
 */
export function mapLegislator(person: Legislator, identity: Identity, part: 'main' | 'executive'): PersonRecord {
  const last = person.terms.at(-1);
  const { name } = person;
  const builtName = [name.first, name.middle, name.last, name.suffix].filter(Boolean).join(' ');
  return definedFields({
    kind: 'person' as const,
    ...identity,
    part,
    isoCode: 'us',
    fullName: textOrUndefined(name.official_full) ?? builtName,
    firstName: name.first,
    lastName: name.last,
    otherNames: name.nickname ? [`${name.nickname} ${name.last}`] : undefined,
    gender: textOrUndefined(person.bio?.gender),
    birthday: textOrUndefined(person.bio?.birthday),
    photoUrl: part === 'main' && person.id.bioguide ? `${PHOTOS}/${person.id.bioguide}.jpg` : undefined,
    parties: listOrUndefined(getParties(person.terms)),
    roles: [...person.terms.map(mapTerm), ...(person.leadership_roles ?? []).map(mapLeadership)],
    contact: last && contactOfTerm(last),
    sourceUrl: person.id.bioguide && `https://bioguide.congress.gov/search/bio/${person.id.bioguide}`,
    extra: definedFields({
      family: person.family,
      caucus: textOrUndefined(last?.caucus),
    }),
  });
}

/** Returns each party once, in order of membership. Every party but the last has an end date. */
function getParties(terms: readonly LegislatorTerm[]): NonNullable<PersonRecord['parties']> {
  const held = terms.flatMap((term) => {
    if (term.party_affiliations) return term.party_affiliations.map(({ party, end }) => ({ party, end }));
    return term.party ? [{ party: term.party, end: term.end }] : [];
  });
  return held.flatMap(({ party, end }, index) => {
    const next = held[index + 1];
    if (next?.party === party) return [];
    const ended = next === undefined ? undefined : end;
    return [definedFields({ partyCode: partyCode(party), rawParty: party, activeEndDate: ended })];
  });
}

/** Seats without a vote on the floor. The Resident Commissioner of Puerto Rico has a separate title. */
const DELEGATE_STATES = new Set(['AS', 'DC', 'GU', 'MP', 'VI']);

function mapTerm(term: LegislatorTerm): RoleFact {
  return definedFields({
    ...organizationOfTerm(term),
    isoCode: 'us',
    seatDistrictName: getSeat(term),
    party: textOrUndefined(term.party),
    activeStartDate: term.start,
    activeEndDate: term.end,
    // Only senators have a rank: the senior senator of a state comes first.
    ranking: RANKS[term.state_rank ?? ''],
  });
}

const RANKS: Readonly<Partial<Record<string, number>>> = { senior: 1, junior: 2 };

/** Maps a leadership office of a chamber: `Senate Minority Leader`. */
function mapLeadership({ title, chamber, start, end }: LeadershipRole): RoleFact {
  const isUpper = chamber === 'senate';
  return definedFields({
    title,
    organizationName: isUpper ? 'U.S. Senate' : 'U.S. House of Representatives',
    organizationType: 'leadership',
    isoCode: 'us',
    chamber: isUpper ? ('upper' as const) : ('lower' as const),
    activeStartDate: start,
    activeEndDate: end,
  });
}

function organizationOfTerm(
  term: LegislatorTerm,
): Pick<RoleFact, 'title' | 'role' | 'organizationName' | 'organizationType' | 'chamber'> {
  switch (term.type) {
    case 'sen':
      return {
        title: 'U.S. Senator',
        role: 'senator',
        organizationName: 'U.S. Senate',
        organizationType: 'legislative',
        chamber: 'upper',
      };
    case 'rep':
      return {
        title: representativeTitle(term.state),
        role: 'representative',
        organizationName: 'U.S. House of Representatives',
        organizationType: 'legislative',
        chamber: 'lower',
      };
    case 'prez':
      return executiveRole('President of the United States', 'president');
    case 'viceprez':
      return executiveRole('Vice President of the United States', 'vice president');
  }
}

function representativeTitle(state: string | undefined): string {
  if (state === 'PR') return 'Resident Commissioner';
  return state !== undefined && DELEGATE_STATES.has(state) ? 'U.S. Delegate' : 'U.S. Representative';
}

function executiveRole(
  title: string,
  role: string,
): Pick<RoleFact, 'title' | 'role' | 'organizationName' | 'organizationType'> {
  return { title, role, organizationName: 'Executive Office of the President', organizationType: 'executive' };
}

/** Returns `Washington`, `Washington 1`, `Wyoming At-Large`; undefined for a President. */
function getSeat(term: LegislatorTerm): string | undefined {
  if (term.state === undefined) return undefined;
  const isoCode = isoCodeOfUsState(term.state);
  // Seats of the nineteenth century include territories that no longer exist (`DK`); they keep their codes.
  const state = (isoCode === undefined ? undefined : findJurisdiction(isoCode)?.name) ?? term.state;
  if (term.type !== 'rep' || term.district === undefined) return state;
  return term.district > 0 ? `${state} ${term.district}` : `${state} At-Large`;
}

function contactOfTerm(term: LegislatorTerm): ContactFact {
  const url = textOrUndefined(term.url);
  const form = textOrUndefined(term.contact_form);
  const phone = textOrUndefined(term.phone);
  const fax = textOrUndefined(term.fax);
  const street = textOrUndefined(term.address) ?? textOrUndefined(term.office);
  return definedFields({
    websites: listOrUndefined([
      ...(url === undefined ? [] : [{ websiteType: 'official', url }]),
      ...(form === undefined ? [] : [{ websiteType: 'email_form', url: form }]),
    ]),
    phones: listOrUndefined([
      ...(phone === undefined ? [] : [{ phoneType: 'capitol', number: phone }]),
      ...(fax === undefined ? [] : [{ phoneType: 'fax', number: fax }]),
    ]),
    addresses: street === undefined ? undefined : [{ addressType: 'capitol', street }],
  });
}

/** Upstream keys that hold a handle, with the website type of the specification. */
const SOCIAL_KEYS = [
  ['twitter', 'twitter'],
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
  ['bluesky', 'bluesky'],
  ['truthsocial', 'truthsocial'],
  ['mastodon', 'mastodon'],
] as const;

/** Maps a member's accounts to websites of their type; the URL field contains the handle. */
export function mapSocialMedia(record: SocialMedia, identity: Identity): PersonRecord {
  const { social } = record;
  const accounts = SOCIAL_KEYS.flatMap(([key, websiteType]) => {
    const handle = textOrUndefined(social[key]);
    return handle === undefined ? [] : [{ websiteType, url: handle }];
  });
  // A channel without a name has only an id, and the URL of its page differs from that of a handle.
  const channelId = textOrUndefined(social['youtube_id']);
  const youtube = textOrUndefined(social['youtube']) ?? (channelId && `https://www.youtube.com/channel/${channelId}`);
  const websites = [...accounts, ...(youtube === undefined ? [] : [{ websiteType: 'youtube', url: youtube }])];
  const accountIds = Object.entries(social).filter(([key, value]) => key.endsWith('_id') && value !== undefined);
  return {
    kind: 'person',
    ...identity,
    part: 'social',
    isoCode: 'us',
    contact: { websites },
    ...(accountIds.length > 0 ? { extra: { accountIds: Object.fromEntries(accountIds) } } : {}),
  };
}

export function mapDistrictOffices(record: DistrictOffices, identity: Identity): PersonRecord {
  return {
    kind: 'person',
    ...identity,
    part: 'offices',
    isoCode: 'us',
    contact: {
      addresses: record.offices.map((office) =>
        definedFields({
          addressType: 'district',
          building: textOrUndefined(office.building),
          street: textOrUndefined(office.address),
          room: textOrUndefined(office.suite),
          city: textOrUndefined(office.city),
          subdivision: textOrUndefined(office.state),
          zipCode: textOrUndefined(office.zip),
          phones: oneOrUndefined(office.phone),
          faxes: oneOrUndefined(office.fax),
          hours: textOrUndefined(office.hours),
        }),
      ),
    },
    extra: {
      offices: record.offices.map((office) =>
        definedFields({
          id: office.id,
          latitude: office['latitude'],
          longitude: office['longitude'],
        }),
      ),
    },
  };
}

function oneOrUndefined(text: string | null | undefined): string[] | undefined {
  const stated = textOrUndefined(text);
  return stated === undefined ? undefined : [stated];
}
