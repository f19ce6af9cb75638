import type { HistoricalRole } from '@rotunda/contract';
import { presentPersonLink } from '../person.presenter.ts';
import { presentRole } from '../role.presenter.ts';
import { namedRoles, otherRoles, roleOfPage } from '../roles/roles.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';
import { findStoredPeople, getStoredPerson } from './stored-people.ts';

/** Returns the roles of a person besides the one the page shows (STK-03). @throws AppError NOT_FOUND */
export async function findHistoricalRoles(
  { database, clock }: Pick<StakeholdersDeps, 'database' | 'clock'>,
  { fullSourceId, relationshipId }: { fullSourceId: string; relationshipId?: string | undefined },
): Promise<HistoricalRole[]> {
  const { facts } = await getStoredPerson(database, fullSourceId);
  const roles = namedRoles(facts.roles ?? []);
  const shown = otherRoles(roles, roleOfPage(roles, clock.nowMs(), relationshipId));
  const employers = await findStoredPeople(
    database,
    shown.flatMap(({ parentPersonFusionId }) => parentPersonFusionId ?? []),
  );
  const stored = new Map([...employers].map(([id, person]) => [id, presentPersonLink(person, clock.nowMs())]));
  return shown.map((role) => presentRole(role, stored));
}
