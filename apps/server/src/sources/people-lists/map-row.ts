import { createHash } from 'node:crypto';
import { type ContactFact, partyCode, personId, type PersonRecord, type RoleFact } from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { legislativeOffice } from '../mapping/office-titles.ts';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { namedStakeholder } from './named-stakeholder.ts';
import { type PersonRow, personRowSchema } from './row-schema.ts';

/** Maps a row to a person with one position; further rows of the same person add their positions. */
export function mapPersonRow(upstream: unknown): Validated<PersonRecord> {
  const valid = validateRecord(personRowSchema, upstream);
  if (!valid.ok) return valid;
  const row = valid.value;
  const isMember = row.type === 'member';
  if (isMember && row.chamber === undefined) return { ok: false, reason: 'chamber: a member needs one' };
  if (!isMember && getEmployer(row) === undefined) {
    return { ok: false, reason: 'works_for, works_for_name, committee and committee_name are all empty' };
  }
  const contact = getContact(row);
  return {
    ok: true,
    value: definedFields({
      kind: 'person' as const,
      ...getIdentity(row),
      // The part depends on the employer, not on the title: a promotion replaces the position, and working for two
      // employers yields two.
      part: fingerprint(isMember ? `${row.chamber} ${row.started_on}` : (getEmployer(row) ?? '')),
      isoCode: row.place,
      fullName: row.name,
      firstName: row.first_name,
      lastName: row.last_name,
      photoUrl: row.photo_url,
      parties: row.party === undefined ? undefined : [{ partyCode: partyCode(row.party), rawParty: row.party }],
      roles: [isMember ? memberRole(row) : staffRole(row, contact)],
      contact,
    }),
  };
}

/**
 * Returns the ids of a person. A publisher's key identifies the person; any other key is unique only within its place,
 * and without a key, e-mail and family name or name and employer are used.
 */
function getIdentity(row: PersonRow): Pick<PersonRecord, 'fusionId' | 'fullSourceId'> {
  const known = row.id === undefined ? undefined : namedStakeholder('person', row.id);
  if (row.id !== undefined && known !== undefined) return { fusionId: known, fullSourceId: row.id };
  const family = (row.last_name ?? row.name.split(' ').at(-1) ?? row.name).toLowerCase();
  // The people of an office may share its address, so the family name belongs to the key.
  const own =
    row.id ??
    (row.email === undefined
      ? `${row.name.toLowerCase()} ${getEmployer(row) ?? row.district ?? ''}`
      : `${row.email.toLowerCase()} ${family}`);
  const key = fingerprint(`${row.place} ${own}`);
  return { fusionId: personId('list', key), fullSourceId: `list:${key}` };
}

function getEmployer(row: PersonRow): string | undefined {
  return row.works_for ?? row.committee ?? row.works_for_name ?? row.committee_name;
}

function staffRole(row: PersonRow, contact: ContactFact | undefined): RoleFact {
  const isOfCommittee = row.works_for === undefined && row.works_for_name === undefined;
  const employer = row.works_for_name === undefined ? 'Office of a member' : `Office of ${row.works_for_name}`;
  return definedFields({
    title: row.title,
    role: 'staff',
    relationshipType: 'staff' as const,
    organizationName: isOfCommittee ? (row.committee_name ?? 'Committee') : employer,
    organizationType: isOfCommittee ? 'committee' : 'office',
    organizationFusionId: row.committee,
    isoCode: row.place,
    parentPersonFusionId: row.works_for,
    parentPersonName: row.works_for_name,
    officeType: row.office_type,
    issueAreas: listOrUndefined(row.issue_areas),
    activeStartDate: row.started_on,
    activeEndDate: row.ended_on,
    contact,
  });
}

function memberRole(row: PersonRow): RoleFact {
  const chamber = row.chamber ?? 'lower';
  return definedFields({
    ...legislativeOffice(row.place, chamber),
    title: row.title,
    isoCode: row.place,
    chamber,
    seatDistrictName: row.district,
    party: row.party,
    activeStartDate: row.started_on,
    activeEndDate: row.ended_on,
  });
}

function getContact(row: PersonRow): ContactFact | undefined {
  const type = row.type === 'member' ? 'office' : (row.office_type ?? 'office');
  const contact = definedFields({
    websites: row.website === undefined ? undefined : [{ websiteType: 'official', url: row.website }],
    emails: row.email === undefined ? undefined : [{ emailAddress: row.email }],
    phones: row.phone === undefined ? undefined : [{ phoneType: type, number: row.phone }],
    addresses: row.address === undefined ? undefined : [{ addressType: type, street: row.address }],
  });
  return Object.keys(contact).length === 0 ? undefined : contact;
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
