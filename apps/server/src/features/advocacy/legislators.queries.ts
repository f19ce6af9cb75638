import { ADVOCACY_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { AdvocacyDeps, AdvocacyPerson } from './advocacy.deps.ts';

/**
 * Finds the person that data is entered for, by any of their ids.
 * @throws AppError VALIDATION for an unknown person, and for staff, who have no advocacy group (ADV-01)
 */
export async function findLegislator(
  { findPeople }: Pick<AdvocacyDeps, 'findPeople'>,
  db: DatabaseHandle,
  id: string,
): Promise<AdvocacyPerson> {
  const person = (await findPeople(db, [id])).get(id);
  if (person === undefined) throw refused(ADVOCACY_TEXTS.legislatorUnknown);
  if (person.isStaff) throw refused(ADVOCACY_TEXTS.legislatorIsStaff);
  return person;
}

const refused = (text: string) => new AppError('VALIDATION', { data: { fields: { legislator: text } } });

/**
 * Returns a lookup for the people of a list under their current ids; a person who is no longer stored is named by the
 * id.
 */
export async function nameLegislators(
  { findPeople }: Pick<AdvocacyDeps, 'findPeople'>,
  db: DatabaseHandle,
  fusionIds: readonly string[],
): Promise<(fusionId: string) => { fusionId: string; fullName: string }> {
  const people = await findPeople(db, [...new Set(fusionIds)]);
  return (fusionId) => ({ fusionId, fullName: people.get(fusionId)?.fullName ?? fusionId });
}
