import { currentRole } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import { namedRoles } from '../roles/roles.ts';
import { findStoredPeople } from './stored-people.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';

/** Number of a member of Congress in the Biographical Directory. */
const BIOGUIDE = /^[A-Z]\d{6}$/;

/** Identifies people by any of their ids, including the bare Bioguide number; people who are not stored are absent. */
export async function identifyPeople(
  { clock }: Pick<StakeholdersDeps, 'clock'>,
  db: DatabaseHandle,
  ids: readonly string[],
) {
  const known = new Map(ids.map((id) => [id, BIOGUIDE.test(id) ? `bioguide:${id}` : id]));
  const people = await findStoredPeople(db, [...new Set(known.values())]);
  const own = [...new Set([...people.values()].map(({ fusionId }) => fusionId))];
  const otherIds = await createDocumentsRepository(db).findOtherIdsOf(own);
  const nowMs = clock.nowMs();
  return new Map(
    [...known].flatMap(([id, resolved]) => {
      const person = people.get(resolved);
      if (person === undefined) return [];
      const { fusionId, title: fullName, facts } = person;
      const roles = namedRoles(facts.roles ?? []);
      const identified = {
        fusionId,
        fullName,
        fullSourceId: facts.fullSourceId,
        ids: [fusionId, ...(otherIds.get(fusionId) ?? [])],
        isStaff: currentRole(roles, nowMs)?.relationshipType === 'staff',
        relationshipFusionIds: roles.map(({ relationshipFusionId }) => relationshipFusionId),
      };
      return [[id, identified] as const];
    }),
  );
}
