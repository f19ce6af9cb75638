import type { StaffMember } from '@rotunda/contract';
import { dayOfJurisdiction, isRoleHeldOn, type RoleFact } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createCommitteesRepository, type StoredStaffer } from '../committees.repository.ts';

/**
 * Finds who works for a person or a committee at an instant (milliseconds), by name. People who have left or not yet
 * started are excluded.
 *
 * @param fusionIds the fusionId and any other ids of the person or committee
 */
export async function findStaffers(
  db: DatabaseHandle,
  fusionIds: readonly string[],
  nowMs: number,
): Promise<StaffMember[]> {
  const related = await createCommitteesRepository(db).findRelated(fusionIds);
  const employers = new Set(fusionIds);
  return related.flatMap((person) =>
    person.roles
      .filter((role) => isFor(role, employers) && isRoleHeldOn(role, dayOfJurisdiction(role.isoCode, nowMs)))
      .map(presentAs(person)),
  );
}

function isFor(role: RoleFact, employers: ReadonlySet<string>): boolean {
  const { relationshipType, parentPersonFusionId = '', organizationFusionId = '' } = role;
  return relationshipType === 'staff' && (employers.has(parentPersonFusionId) || employers.has(organizationFusionId));
}

/** The only code that builds a StaffMember. */
const presentAs =
  ({ fusionId, fullName }: StoredStaffer) =>
  ({ title, officeType, issueAreas, contact }: RoleFact): StaffMember => ({
    fusionId,
    fullName,
    title,
    officeType: officeType ?? null,
    emailAddress: contact?.emails?.[0]?.emailAddress ?? null,
    phoneNumber: contact?.phones?.[0]?.number ?? null,
    issueAreas: issueAreas ?? [],
  });
