import type { Person } from '@rotunda/contract';
import { presentPersonLink } from '../person.presenter.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';
import { findStoredPeople } from './stored-people.ts';

/** Returns people in the order of the ids and without duplicates; people who are not stored are absent. */
export async function findPersons(
  { database, clock }: Pick<StakeholdersDeps, 'database' | 'clock'>,
  fullSourceIds: readonly string[],
): Promise<Person[]> {
  const people = await findStoredPeople(database, fullSourceIds);
  const once = new Map([...people.values()].map((person) => [person.fusionId, person]));
  return [...once.values()].map((person) => presentPersonLink(person, clock.nowMs()));
}
