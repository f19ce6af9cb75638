import type { HistoricalRole, Person } from '@rotunda/contract';
import { findJurisdiction } from '@rotunda/domain';
import { presentContact } from './contact.presenter.ts';
import type { NamedRole } from './roles/roles.ts';

/** Builds HistoricalRole; nothing else does. @param stored the stored people among those that roles name */
export function presentRole(role: NamedRole, stored: ReadonlyMap<string, Person>): HistoricalRole {
  const jurisdiction = findJurisdiction(role.isoCode);
  return {
    fusionId: role.relationshipFusionId,
    title: role.title,
    parentPerson: getEmployer(role, stored),
    seatDistrictName: role.seatDistrictName ?? null,
    organization: {
      name: role.organizationName,
      organizationType: role.organizationType,
      orgLevelType: role.orgLevelType ?? null,
      localityCode: role.isoCode.split('-').at(-1)?.toUpperCase() ?? '',
      countryCode: jurisdiction?.countryCode ?? null,
      parentages: [],
      fullSourceId: role.organizationFusionId ?? null,
    },
    activeStartDate: role.activeStartDate ?? null,
    activeEndDate: role.activeEndDate ?? null,
    ranking: role.ranking ?? null,
    relationshipType: role.relationshipType ?? 'other',
    ...presentContact(role.contact),
  };
}

/** Returns the employer of a staff member: a stored person, or the name that the source states. */
function getEmployer(
  { parentPersonFusionId, parentPersonName }: NamedRole,
  stored: ReadonlyMap<string, Person>,
): HistoricalRole['parentPerson'] {
  const person = stored.get(parentPersonFusionId ?? '');
  const fullName = person?.fullName ?? parentPersonName;
  return fullName === undefined ? null : { fullName, fusionId: person?.fusionId ?? null };
}
