import {
  compareRoles,
  isoCodeOfOcdId,
  partyCode,
  personId,
  type ContactFact,
  type PersonRecord,
  type RoleFact,
} from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { chamberOfOrganization } from '../openstates/chamber-of-organization.ts';
import { ballotpediaId, namesPerson } from '../mapping/ballotpedia-id.ts';
import { capitalize, executiveOffice, legislativeOffice } from '../mapping/office-titles.ts';
import type { ApiPerson, SharedPersonFields, UpstreamOffice, UpstreamPerson, UpstreamRole } from './schemas.ts';
import { splitAddress } from './split-address.ts';

/**
 * Maps a person with all roles, including ended ones.
 * @returns the reason when no role names a known jurisdiction
 */
export function mapPerson(person: UpstreamPerson): PersonRecord | string {
  const roles = (person.roles ?? []).map((role) => mapRole(role, person));
  const known = roles.filter((role) => role !== undefined);
  const isoCode = known.toSorted(compareRoles)[0]?.isoCode;
  if (isoCode === undefined) return 'no role names a jurisdiction this product knows';
  const accounts = Object.entries(person.ids ?? {});
  return definedFields({
    ...sharedFacts(person, isoCode),
    parties: listOrUndefined(
      (person.party ?? []).map((party) =>
        definedFields({
          partyCode: partyCode(party.name),
          rawParty: party.name,
          activeEndDate: textOrUndefined(party.end_date),
        }),
      ),
    ),
    roles: known,
    contact: getContact(
      person,
      accounts.map(([websiteType, handle]) => ({ websiteType, url: String(handle) })),
    ),
    extra: getExtra(person),
  });
}

/**
 * Maps a person of the API, which gives only the current role.
 * @returns the reason when the jurisdiction is unknown
 */
export function mapApiPerson(person: ApiPerson): PersonRecord | string {
  const isoCode = isoCodeOfOcdId(person.jurisdiction.id);
  if (isoCode === undefined) return `jurisdiction ${person.jurisdiction.id} is not known`;
  const party = textOrUndefined(person.party);
  const { current_role: current } = person;
  const role =
    current &&
    mapRole(
      {
        type:
          current.org_classification === 'executive'
            ? (current.title ?? '').toLowerCase()
            : (current.org_classification ?? ''),
        jurisdiction: person.jurisdiction.id,
        district: current.district,
      },
      { party: party === undefined ? [] : [{ name: party }] },
    );
  const updated = Date.parse(person.updated_at ?? '');
  return definedFields({
    ...sharedFacts(person, isoCode),
    part: 'api',
    sourceUrl: textOrUndefined(person.openstates_url) ?? person.sources?.[0]?.url,
    sourceUpdatedTs: Number.isNaN(updated) ? undefined : Math.floor(updated / 1000),
    parties: party === undefined ? undefined : [{ partyCode: partyCode(party), rawParty: party }],
    roles: role ? [role] : undefined,
    contact: getContact(person, []),
    extra: getExtra(person),
  });
}

function sharedFacts(person: SharedPersonFields, isoCode: string) {
  return definedFields({
    kind: 'person' as const,
    ...getIdentity(person, isoCode),
    part: 'main',
    isoCode,
    sourceUrl: person.sources?.[0]?.url,
    fullName: person.name,
    firstName: textOrUndefined(person.given_name),
    lastName: textOrUndefined(person.family_name),
    otherNames: listOrUndefined((person.other_names ?? []).map(({ name }) => name)),
    gender: textOrUndefined(person.gender),
    birthday: textOrUndefined(person.birth_date),
    deathDate: textOrUndefined(person.death_date),
    photoUrl: textOrUndefined(person.image),
    bioText: textOrUndefined(person.biography),
  });
}

/**
 * Returns the ids of a person. A member of Congress is identified by the Bioguide id, as in the list of federal
 * legislators.
 */
function getIdentity(
  person: SharedPersonFields,
  isoCode: string,
): Pick<PersonRecord, 'fusionId' | 'fullSourceId' | 'otherIds' | 'alsoKnownAs'> {
  const own = personId('ocd', person.id);
  const others = getOtherIds(person);
  const bioguide = others.find((id) => /^bioguide:[A-Z]\d{6}$/.test(id));
  if (isoCode !== 'us' || bioguide === undefined)
    return definedFields({ fusionId: own, fullSourceId: person.id, otherIds: listOrUndefined(others) });
  return {
    fusionId: personId('bioguide', bioguide.replace('bioguide:', '')),
    fullSourceId: bioguide,
    // Open States files identify people by this key, whole or without its prefix.
    otherIds: [person.id, own.replace('person-ocd-', 'ocd:'), ...others.filter((id) => id !== bioguide)],
    alsoKnownAs: [own],
  };
}

/**
 * Returns ids of the same person at other publishers. Vote Smart and Ballotpedia occur only as URLs; LegiScan and
 * congress-legislators have them too, so people can be joined by them.
 */
function getOtherIds(person: SharedPersonFields): string[] {
  const named = (person.other_identifiers ?? []).map(({ scheme, identifier }) => `${scheme}:${identifier}`);
  const addresses = [...(person.sources ?? []), ...(person.links ?? [])].map(({ url }) => url);
  const linked = addresses.flatMap((url) => {
    if (!namesPerson(url, person.family_name ?? person.name)) return [];
    const votesmart = /votesmart\.org\/candidate\/(?:\w+\/)?(\d+)/.exec(url)?.[1];
    if (votesmart !== undefined) return [`votesmart:${votesmart}`];
    const page = /^https?:\/\/ballotpedia\.org\/([^/?#]+)$/.exec(url)?.[1];
    return page === undefined ? [] : [ballotpediaId(page)];
  });
  return [...new Set([...named, ...linked])];
}

function getExtra(person: SharedPersonFields): Record<string, unknown> | undefined {
  const extra = definedFields({
    extras: person.extras && Object.keys(person.extras).length > 0 ? person.extras : undefined,
  });
  return Object.keys(extra).length > 0 ? extra : undefined;
}

const MUNICIPALITY = /\/place:([^/]+)/;

/**
 * Maps a role.
 * @returns undefined when the jurisdiction is unknown
 */
function mapRole(role: UpstreamRole, person: Pick<UpstreamPerson, 'party'>): RoleFact | undefined {
  const isoCode = isoCodeOfOcdId(role.jurisdiction);
  if (isoCode === undefined) return undefined;
  const chamber = chamberOfOrganization(role.type, isoCode);
  const place = MUNICIPALITY.exec(role.jurisdiction)?.[1];
  const held =
    chamber === undefined
      ? executiveOffice(isoCode, role.type, place && capitalize(place))
      : legislativeOffice(isoCode, chamber);
  const ended = textOrUndefined(role.end_date);
  return definedFields({
    ...held,
    orgLevelType: place === undefined ? undefined : ('municipal' as const),
    isoCode,
    chamber,
    seatDistrictName: textOrUndefined(role.district),
    // Upstream rarely dates parties: an ended role may have been held for another party.
    party: ended === undefined ? person.party?.at(-1)?.name : undefined,
    activeStartDate: textOrUndefined(role.start_date),
    activeEndDate: ended,
  });
}

function getContact(
  person: SharedPersonFields,
  accounts: NonNullable<ContactFact['websites']>,
): ContactFact | undefined {
  const email = textOrUndefined(person.email);
  const links = (person.links ?? []).map(({ url, note }) => ({ websiteType: websiteType(note), url }));
  const offices = person.offices ?? [];
  const contact = definedFields({
    websites: listOrUndefined([...links, ...accounts]),
    // Some states publish the URL of a contact form instead of an e-mail address.
    emails: email?.includes('@') ? [{ emailAddress: email }] : undefined,
    phones: listOrUndefined(offices.flatMap(getPhones)),
    addresses: listOrUndefined(offices.flatMap(getAddress)),
  });
  if (email?.startsWith('http')) {
    contact.websites = [...(contact.websites ?? []), { websiteType: 'email_form', url: email }];
  }
  return Object.keys(contact).length > 0 ? contact : undefined;
}

function websiteType(note: string | null | undefined): string {
  if (note === 'webform') return 'email_form';
  return textOrUndefined(note) ?? 'official';
}

function officeType(office: UpstreamOffice): string {
  return textOrUndefined(office.classification) ?? 'office';
}

function getPhones(office: UpstreamOffice): NonNullable<ContactFact['phones']> {
  const voice = textOrUndefined(office.voice);
  const fax = textOrUndefined(office.fax);
  return [
    ...(voice === undefined ? [] : [{ phoneType: officeType(office), number: voice }]),
    ...(fax === undefined ? [] : [{ phoneType: 'fax', number: fax }]),
  ];
}

function getAddress(office: UpstreamOffice): NonNullable<ContactFact['addresses']> {
  const address = textOrUndefined(office.address);
  if (address === undefined) return [];
  const voice = textOrUndefined(office.voice);
  const fax = textOrUndefined(office.fax);
  return [
    definedFields({
      addressType: officeType(office),
      name: textOrUndefined(office.name),
      ...splitAddress(address),
      phones: voice === undefined ? undefined : [voice],
      faxes: fax === undefined ? undefined : [fax],
    }),
  ];
}
