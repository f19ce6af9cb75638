import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import type { StoredCommittee } from './stored-committee.ts';

/** Parent of a committee; the id is null if only the name is known. */
export interface NamedParent {
  fusionId: string | null;
  name: string;
}

/**
 * Finds the parents of committees, by the id or the publisher's key of the parent. The result is keyed by the
 * committees' fusionIds.
 */
export async function findParents(
  db: DatabaseHandle,
  committees: readonly StoredCommittee[],
): Promise<ReadonlyMap<string, NamedParent>> {
  const repository = createDocumentsRepository(db);
  const aliases = await repository.findAliases(committees.flatMap(({ facts }) => facts.parentSourceId ?? []));
  const getParentId = ({ facts }: StoredCommittee) =>
    facts.parentFusionId ?? (facts.parentSourceId === undefined ? undefined : aliases.get(facts.parentSourceId));
  const ids = [...new Set(committees.flatMap((committee) => getParentId(committee) ?? []))];
  const names = new Map((await repository.findByFusionIds(ids)).map(({ fusionId, title }) => [fusionId, title]));
  return new Map(
    committees.flatMap((committee) => {
      const id = getParentId(committee);
      const stored = id === undefined ? undefined : names.get(id);
      const name = stored ?? committee.facts.parentName;
      if (name === undefined) return [];
      return [[committee.fusionId, { fusionId: stored === undefined ? null : (id ?? null), name }] as const];
    }),
  );
}
