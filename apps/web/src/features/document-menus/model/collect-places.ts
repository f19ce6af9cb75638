import type { EntityMetadata, EntityPlace, ProjectEntity, WorkflowColumn } from '@rotunda/contract';

/**
 * Returns the places of documents in projects before a change, for Undo to restore, including the position in the
 * column.
 */
export function collectPlaces(
  links: readonly ProjectEntity[],
  decided: readonly EntityMetadata[],
  columns: readonly WorkflowColumn[],
): EntityPlace[] {
  const getKey = (projectId: string, fusionId: string) => `${projectId} ${fusionId}`;
  const cards = new Map(
    columns.flatMap(({ _id: columnId, projectId, cards: ofColumn }) =>
      ofColumn.map(
        ({ fusionId, ownerId }, position) => [getKey(projectId, fusionId), { columnId, position, ownerId }] as const,
      ),
    ),
  );
  const members = new Set(
    decided.flatMap(({ fusionId, projectIds }) => projectIds.map((projectId) => getKey(projectId, fusionId))),
  );
  return links.map((link) => {
    const key = getKey(link.projectId, link.fusionId);
    return { ...link, isMember: members.has(key), columnId: null, position: 0, ownerId: null, ...cards.get(key) };
  });
}
