import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createStakeholderNamesRepository } from '../stakeholder-names.repository.ts';

/**
 * Maps each requested full name, case-insensitively, to the ids of the people who have it; a name without people is
 * absent.
 */
export async function findPeopleNamed(
  db: DatabaseHandle,
  names: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const found = new Map<string, string[]>();
  for (const { name, fusionId } of await createStakeholderNamesRepository(db).findByName(asked)) {
    found.set(name, [...(found.get(name) ?? []), fusionId]);
  }
  return new Map(
    names.flatMap((name) => {
      const ids = found.get(name.toLowerCase());
      return ids === undefined ? [] : [[name, ids] as const];
    }),
  );
}
