import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository, type PersonFacts, type StoredDocument } from '../../documents/index.ts';

export type StoredPerson = StoredDocument & { facts: PersonFacts };

/**
 * Finds people by any of their ids: their fusionId, a publisher's id (`bioguide:S000148`), or the id by which a bill or
 * a roll call names them (`person-lis-S428`). People who are not stored are absent.
 */
export async function findStoredPeople(
  db: DatabaseHandle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPerson>> {
  const repository = createDocumentsRepository(db);
  const [storedIds, aliases] = [await repository.findStoredIds(ids), await repository.findAliases(ids)];
  const ownIds = new Map(ids.map((id) => [id, storedIds.get(id) ?? aliases.get(id)]));
  const named = [...new Set([...ownIds.values()].filter((id) => id !== undefined))];
  const people = new Map((await repository.findByFusionIds(named)).filter(isPerson).map((one) => [one.fusionId, one]));
  return new Map(
    [...ownIds].flatMap(([id, ownId]) => {
      const person = people.get(ownId ?? '');
      return person === undefined ? [] : [[id, person] as const];
    }),
  );
}

/**
 * Returns a person by any of their ids.
 * @throws AppError NOT_FOUND
 */
export async function getStoredPerson(db: DatabaseHandle, id: string): Promise<StoredPerson> {
  const person = (await findStoredPeople(db, [id])).get(id);
  if (person === undefined) throw new AppError('NOT_FOUND');
  return person;
}

export function isPerson(document: StoredDocument): document is StoredPerson {
  return document.facts.kind === 'person';
}
