import {
  findJurisdiction,
  isoCodeOfUsState,
  partyCode,
  personId,
  type PersonRecord,
  type RoleFact,
} from '@rotunda/domain';
import { z } from 'zod';
import { chamberNamed } from '../mapping/congress/measure-people.ts';
import { upstreamInstant } from '../mapping/congress/upstream-day.ts';
import { buildList, optionalObject, optionalText } from '../mapping/congress/upstream-shape.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import type { Mapped } from './mapped.ts';

const termSchema = z.object({
  chamber: optionalText,
  congress: optionalText,
  startYear: optionalText,
  endYear: optionalText,
  memberType: optionalText,
  stateCode: optionalText,
  stateName: optionalText,
  district: optionalText,
});
type Term = z.infer<typeof termSchema>;

const memberSchema = z.object({
  bioguideId: z.string().regex(/^[A-Z]\d{6}$/, 'not a Bioguide id'),
  /** Name in lists: `Graham, Darline`. */
  name: optionalText,
  directOrderName: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  partyName: optionalText,
  state: optionalText,
  district: optionalText,
  birthYear: optionalText,
  updateDate: optionalText,
  officialWebsiteUrl: optionalText,
  depiction: optionalObject(z.object({ imageUrl: optionalText, attribution: optionalText })),
  addressInformation: optionalObject(
    z.object({
      officeAddress: optionalText,
      city: optionalText,
      district: optionalText,
      zipCode: optionalText,
      phoneNumber: optionalText,
    }),
  ),
  partyHistory: buildList(
    z.object({ partyName: optionalText, startYear: optionalText, endYear: optionalText }),
    'item',
  ),
  terms: buildList(termSchema, 'item'),
});
type Member = z.infer<typeof memberSchema>;

/** Maps a member in a page of `/v3/member`. */
export function mapListedMember(upstream: unknown): Mapped {
  return mapped(upstream, 'listing');
}

/** Maps the item of one member: `/v3/member/A000375`. */
export function mapMember(upstream: unknown): Mapped {
  return mapped(upstream, 'main');
}

function mapped(upstream: unknown, part: string): Mapped {
  const valid = validateRecord(memberSchema, upstream);
  return valid.ok ? { ok: true, record: personRecord(valid.value, part) } : valid;
}

function personRecord(member: Member, part: string): PersonRecord {
  const [last, ...first] = (member.name ?? '').split(/,\s*/);
  const listedName = [first[0], last, ...first.slice(1)].filter((name) => name !== undefined && name !== '').join(' ');
  const terms = member.terms ?? [];
  return definedFields({
    kind: 'person' as const,
    fusionId: personId('bioguide', member.bioguideId),
    fullSourceId: `bioguide:${member.bioguideId}`,
    part,
    isoCode: 'us',
    sourceUpdatedTs: upstreamInstant(member.updateDate),
    sourceUrl: `https://bioguide.congress.gov/search/bio/${member.bioguideId}`,
    fullName: member.directOrderName ?? (listedName === '' ? undefined : listedName),
    firstName: member.firstName,
    lastName: member.lastName,
    photoUrl: member.depiction?.imageUrl,
    photoCredit: member.depiction?.attribution,
    parties: listOrUndefined(getParties(member)),
    roles: listOrUndefined(terms.map((term) => getRole(term, member))),
    contact: getContact(member),
    extra: definedFields({
      birthYear: member.birthYear,
      terms: terms.length === 0 ? undefined : terms,
    }),
  });
}

function getParties(member: Member): NonNullable<PersonRecord['parties']> {
  const history = member.partyHistory ?? [];
  const names = history.length > 0 ? history.map((party) => party.partyName) : [member.partyName];
  return names.flatMap((name) => (name === undefined ? [] : [{ partyCode: partyCode(name), rawParty: name }]));
}

/**
 * Maps a term. Only its years are published, and years are not dates, so the role has no dates (the years are in
 * `extra`).
 */
function getRole(term: Term, member: Member): RoleFact {
  const chamber = chamberNamed(term.chamber);
  const isSenator = chamber === 'upper';
  const stateName = term.stateName ?? (term.stateCode === undefined ? member.state : stateNamed(term.stateCode));
  const district = term.district ?? (term.endYear === undefined ? member.district : undefined);
  return definedFields({
    title: isSenator ? 'U.S. Senator' : getTitle(term.memberType),
    role: isSenator ? 'senator' : 'representative',
    organizationName: isSenator ? 'U.S. Senate' : 'U.S. House of Representatives',
    organizationType: 'legislative',
    isoCode: 'us',
    chamber,
    seatDistrictName:
      [stateName, isSenator ? undefined : district].filter((part) => part !== undefined).join(' ') || undefined,
  });
}

function getTitle(memberType: string | undefined): string {
  if (memberType === 'Delegate') return 'U.S. Delegate';
  return memberType === 'Resident Commissioner' ? memberType : 'U.S. Representative';
}

function stateNamed(postalCode: string): string | undefined {
  const isoCode = isoCodeOfUsState(postalCode);
  return isoCode === undefined ? undefined : findJurisdiction(isoCode)?.name;
}

function getContact(member: Member): PersonRecord['contact'] {
  const { addressInformation: address, officialWebsiteUrl: website } = member;
  if (!address && website === undefined) return undefined;
  const phone = address?.phoneNumber;
  return definedFields({
    websites: website === undefined ? undefined : [{ websiteType: 'official', url: website }],
    phones: phone === undefined ? undefined : [{ phoneType: 'capitol', number: phone }],
    addresses:
      address === undefined
        ? undefined
        : [
            definedFields({
              addressType: 'capitol',
              street: address.officeAddress,
              city: address.city,
              subdivision: address.district,
              zipCode: address.zipCode,
              phones: phone === undefined ? undefined : [phone],
            }),
          ],
  });
}
