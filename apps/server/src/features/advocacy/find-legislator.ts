import { ADVOCACY_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { AdvocacyDeps, AdvocacyPerson } from './advocacy-deps.ts';

/**
 * Somebody data are entered for, by any of their ids.
 * @throws AppError VALIDATION for nobody, and for people on staff, who have no advocacy group (S3 §2.4)
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

/** Who is in a list, by their own ids; a person who is not held any more is named by the id. */
export async function nameLegislators(
  { findPeople }: Pick<AdvocacyDeps, 'findPeople'>,
  db: DatabaseHandle,
  fusionIds: readonly string[],
): Promise<(fusionId: string) => { fusionId: string; fullName: string }> {
  const people = await findPeople(db, [...new Set(fusionIds)]);
  return (fusionId) => ({ fusionId, fullName: people.get(fusionId)?.fullName ?? fusionId });
}
