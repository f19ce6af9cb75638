import {
  type CommitteeRecord,
  type ContactFact,
  currentParty,
  currentRole,
  nextRoleChange,
  partyName,
  type PersonRecord,
  type RoleFact,
} from '@rotunda/domain';
import { FactMerger } from './fact-merger.ts';
import { firstFields } from './merge-fields.ts';
import { EMPTY_COLUMNS, type FactRow, type MergeContext, type MergedDocument } from './merged-document.ts';
import { personLine } from './person-line.ts';
import { plainText } from './plain-text.ts';

export function mergePerson(
  fusionId: string,
  rows: readonly FactRow<PersonRecord>[],
  { nowMs }: Pick<MergeContext, 'nowMs'>,
): MergedDocument {
  const merger = new FactMerger(rows);
  const { contact: _contact, roles: _roles, photoCredit: _photoCredit, ...first } = firstFields(merger);
  const roles = mergeRoles(merger);
  const contact = mergeContact(merger);
  // A credit belongs to its photo, which may come from a different source than other fields.
  const photoCredit = merger.rows.find(({ record }) => record.photoUrl === first.photoUrl)?.record.photoCredit;
  const facts = {
    ...first,
    ...(photoCredit === undefined ? {} : { photoCredit }),
    ...(roles.length === 0 ? {} : { roles }),
    ...(contact === undefined ? {} : { contact }),
  };
  const role = currentRole(roles, nowMs);
  const party = currentParty({ ...first, roles }, nowMs);
  const name = facts.fullName ?? [facts.firstName, facts.lastName].filter(Boolean).join(' ');
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'Person',
    isoCode: facts.isoCode,
    title: name || facts.fullSourceId,
    summary: facts.bioText === undefined ? null : plainText(facts.bioText) || null,
    chamber: role?.chamber ?? null,
    stakeholderType: role?.role ?? null,
    byline: personLine(facts, nowMs),
    rolesChangeOn: nextRoleChange(roles, nowMs) ?? null,
    party: party === undefined ? null : partyName(party),
    facts,
    provenance: merger.provenance(),
  };
}

/**
 * Merges the records of a committee. The name comes from a list of committees if possible, because reports name their
 * committees in their own words.
 */
export function mergeCommittee(fusionId: string, rows: readonly FactRow<CommitteeRecord>[]): MergedDocument {
  const merger = new FactMerger(rows);
  const name = merger.best('name', ({ part }) => (part === 'main' ? 1 : 0));
  const { contact: _contact, members: _members, ...first } = firstFields(merger);
  const contact = mergeContact(merger);
  // Two publishers spell the same members differently, so the members come from the first publisher that lists any.
  const members = merger.unionBySort(
    'members',
    (record) => record.members,
    () => 'member',
    (member) => member.personFusionId ?? member.fullName,
  );
  const facts = {
    ...first,
    ...(name === undefined ? {} : { name }),
    ...(members.length === 0 ? {} : { members }),
    ...(contact === undefined ? {} : { contact }),
  };
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'Committee',
    isoCode: facts.isoCode,
    title: facts.name ?? 'No Committee Name',
    summary: facts.jurisdictionText === undefined ? null : plainText(facts.jurisdictionText) || null,
    chamber: facts.chamber ?? null,
    byline: facts.parentName ?? null,
    facts,
    provenance: merger.provenance(),
  };
}

/**
 * Whether a role is held alongside a seat or office, and therefore adds to the seats and offices of the best source.
 */
const isBeside = (role: RoleFact) => role.relationshipType === 'staff' || role.organizationType === 'leadership';

/**
 * Merges roles. Seats and offices come from the one source that dates the most of them, over all its parts, because two
 * sources describe the same terms differently. Staff positions and leadership offices come from all sources.
 */
function mergeRoles(merger: FactMerger<PersonRecord>): RoleFact[] {
  const dated = new Map<string, number>();
  for (const { source, record } of merger.rows) {
    const own = (record.roles ?? []).filter((role) => !isBeside(role));
    if (own.length === 0) continue;
    const starts = own.filter(({ activeStartDate }) => activeStartDate !== undefined).length;
    dated.set(source, (dated.get(source) ?? 0) + starts);
  }
  const [best] = [...dated].reduce<readonly [string | undefined, number]>(
    (highest, [source, starts]) => (starts > highest[1] ? [source, starts] : highest),
    [undefined, -1],
  );
  const stated = new Map<string, FactRow<PersonRecord>>();
  const roles = merger.unionOfRows(
    'roles',
    (row) =>
      (row.record.roles ?? []).filter(
        (role) => (row.source === best || isBeside(role)) && !isStatedBefore(role, row, stated),
      ),
    (role) => JSON.stringify(role),
  );
  return withoutUndated(roles);
}

const getOffice = (role: RoleFact) =>
  JSON.stringify([role.title, role.organizationName, role.seatDistrictName, role.parentPersonFusionId]);

/**
 * Whether an earlier row already states this undated role. A publisher without start dates repeats one seat in the
 * record of every session, newest first. All roles within one record are kept.
 */
function isStatedBefore(
  role: RoleFact,
  row: FactRow<PersonRecord>,
  stated: Map<string, FactRow<PersonRecord>>,
): boolean {
  if (role.activeStartDate !== undefined) return false;
  const teller = stated.get(getOffice(role));
  if (teller === undefined) stated.set(getOffice(role), row);
  return teller !== undefined && teller !== row;
}

/**
 * Drops each undated role that a dated role duplicates: the same office with the same end date, or both without one.
 */
function withoutUndated(roles: readonly RoleFact[]): RoleFact[] {
  const getTime = (role: RoleFact) => `${getOffice(role)} ${role.activeEndDate ?? ''}`;
  const dated = new Set(roles.filter(({ activeStartDate }) => activeStartDate !== undefined).map(getTime));
  return roles.filter((role) => role.activeStartDate !== undefined || !dated.has(getTime(role)));
}

/** Merges contact details; each sort (district offices, Twitter) comes from the first source that has it. */
function mergeContact<R extends PersonRecord | CommitteeRecord>(merger: FactMerger<R>): ContactFact | undefined {
  const contact: ContactFact = {};
  const websites = merger.unionBySort(
    'contact',
    (record) => record.contact?.websites,
    ({ websiteType }) => websiteType,
    siteKey,
  );
  const emails = merger.unionBySort(
    'contact',
    (record) => record.contact?.emails,
    () => 'email',
    emailKey,
  );
  const phones = merger.unionBySort(
    'contact',
    (record) => record.contact?.phones,
    ({ phoneType }) => phoneType,
    phoneKey,
  );
  const addresses = merger.unionBySort(
    'contact',
    (record) => record.contact?.addresses,
    ({ addressType }) => addressType,
    addressKey,
  );
  if (websites.length > 0) contact.websites = websites;
  if (emails.length > 0) contact.emails = emails;
  if (phones.length > 0) contact.phones = phones;
  if (addresses.length > 0) contact.addresses = addresses;
  return Object.keys(contact).length > 0 ? contact : undefined;
}

type Member<P extends keyof ContactFact> = NonNullable<ContactFact[P]>[number];

const siteKey = ({ websiteType, url }: Member<'websites'>) => `${websiteType} ${url.toLowerCase().replace(/\/$/, '')}`;
const emailKey = ({ emailAddress }: Member<'emails'>) => emailAddress.toLowerCase();
const phoneKey = ({ phoneType, number }: Member<'phones'>) => `${phoneType} ${number.replace(/\D/g, '') || number}`;
const addressKey = (address: Member<'addresses'>) => JSON.stringify(address).toLowerCase();
