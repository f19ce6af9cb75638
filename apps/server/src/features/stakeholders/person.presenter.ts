import type { CommitteeMembership, DocumentCard, Person, PersonDetail, StaffMember } from '@rotunda/contract';
import {
  chamberName,
  compareRoles,
  currentParty,
  dayOfJurisdiction,
  isOffice,
  isRoleHeldOn,
  type RoleFact,
  type StaffOfficeType,
  webAddress,
} from '@rotunda/domain';
import { presentProvenance } from '../documents/index.ts';
import { presentContact } from './contact.presenter.ts';
import { servingSince, type NamedRole } from './roles/roles.ts';
import type { StoredPerson } from './queries/stored-people.ts';

interface PersonParts {
  document: StoredPerson;
  card: DocumentCard;
  roles: readonly NamedRole[];
  current: NamedRole | null;
  committeeMemberships: CommitteeMembership[];
  staffers: readonly StaffMember[];
  /** Current time in milliseconds, which decides which roles are current. */
  nowMs: number;
}

/** Builds PersonDetail; nothing else does. */
export function presentPerson({ document, card, roles, current, staffers, nowMs, ...rest }: PersonParts): PersonDetail {
  const { facts, provenance } = document;
  return {
    ...card,
    person: { ...presentPersonLink(document, nowMs), bioText: document.summary?.trim() || null },
    relationshipFusionId: current?.relationshipFusionId ?? null,
    relationshipType: current?.relationshipType ?? 'other',
    role: current?.role ?? null,
    ...presentOffice(current, roles, nowMs),
    terms: roles.filter(isOffice).toSorted(compareRoles).map(presentTerm),
    contact: presentContact(facts.contact),
    staffers: groupStaffers(staffers, current),
    committeeMemberships: rest.committeeMemberships,
    provenance: presentProvenance(provenance),
  };
}

/** Presents what other features need to name a person and show their photo. */
export function presentPersonLink(
  { fusionId, title, facts }: Pick<StoredPerson, 'fusionId' | 'title' | 'facts'>,
  nowMs: number,
): Person {
  return {
    fusionId,
    fullSourceId: facts.fullSourceId,
    fullName: title,
    photoUrl: webAddress(facts.photoUrl),
    party: currentParty(facts, nowMs) ?? null,
  };
}

function presentOffice(current: NamedRole | null, roles: readonly RoleFact[], nowMs: number) {
  if (current === null) {
    return {
      roleTitle: null,
      organizationName: null,
      roleChamber: null,
      chamberName: null,
      seat: null,
      sinceDate: null,
      isCurrent: false,
      untilDate: null,
    };
  }
  const isCurrent = isRoleHeldOn(current, dayOfJurisdiction(current.isoCode, nowMs));
  return {
    roleTitle: current.title,
    organizationName: current.organizationName,
    roleChamber: current.chamber ?? null,
    chamberName: current.chamber === undefined ? null : chamberName(current.isoCode, current.chamber),
    seat: current.seatDistrictName ?? null,
    sinceDate: servingSince(roles, current),
    isCurrent,
    untilDate: isCurrent ? null : (current.activeEndDate ?? null),
  };
}

function presentTerm(role: RoleFact): PersonDetail['terms'][number] {
  return {
    title: role.title,
    organizationName: role.organizationName,
    seat: role.seatDistrictName ?? null,
    party: role.party ?? null,
    startDate: role.activeStartDate ?? null,
    endDate: role.activeEndDate ?? null,
  };
}

/**
 * Groups staff by office. Staff without a stated office work where the person does: in the executive, or at the
 * capitol.
 */
function groupStaffers(staffers: readonly StaffMember[], current: NamedRole | null): PersonDetail['staffers'] {
  const own: StaffOfficeType = current?.organizationType === 'executive' ? 'executive' : 'capitol';
  const groups: PersonDetail['staffers'] = { capitol: [], district: [], executive: [] };
  for (const staffer of staffers) groups[staffer.officeType ?? own].push(staffer);
  return groups;
}
