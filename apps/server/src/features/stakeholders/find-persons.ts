import type { Person } from '@rotunda/contract';
import { presentPersonLink } from './present-person.ts';
import type { StakeholdersDeps } from './stakeholders-deps.ts';
import { findStoredPeople } from './stored-people.ts';

/** In the order asked for, each once; who is not held is absent. */
export async function findPersons(
  { database, clock }: Pick<StakeholdersDeps, 'database' | 'clock'>,
  fullSourceIds: readonly string[],
): Promise<Person[]> {
  const people = await findStoredPeople(database, fullSourceIds);
  const once = new Map([...people.values()].map((person) => [person.fusionId, person]));
  return [...once.values()].map((person) => presentPersonLink(person, clock.nowMs()));
}
