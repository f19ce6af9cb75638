import type { EntityMetadata, EntityMetadataChange } from '@rotunda/contract';

/** Returns the tags that each document gains and loses (TAG-01). Documents that do not change are left out. */
export function tagChanges(
  switched: ReadonlyMap<string, boolean>,
  decided: readonly EntityMetadata[],
): EntityMetadataChange[] {
  const idsWhere = (isOn: boolean, tagIds: readonly string[]) =>
    [...switched].filter(([id, on]) => on === isOn && tagIds.includes(id) !== isOn).map(([id]) => id);
  return decided
    .map(({ fusionId, documentType, tagIds }) => ({
      fusionId,
      documentType,
      addTagIds: idsWhere(true, tagIds),
      removeTagIds: idsWhere(false, tagIds),
    }))
    .filter(({ addTagIds, removeTagIds }) => addTagIds.length + removeTagIds.length > 0);
}

/** Returns the changes that undo the given ones. */
export function reverseTagChanges(changes: readonly EntityMetadataChange[]): EntityMetadataChange[] {
  return changes.map(({ addTagIds = [], removeTagIds = [], ...document }) => ({
    ...document,
    addTagIds: removeTagIds,
    removeTagIds: addTagIds,
  }));
}
