import type { Project } from '@rotunda/contract';

/** Tags and collaborators shown before "+N" (PRJ-03). */
export const TAG_DISPLAY_LIMIT = 4;

/**
 * Returns the tag updates for each project: only tags it does not have are added, and only tags it has are removed.
 * Unchanged projects are left out.
 */
export function toTagUpdates(
  projects: readonly Pick<Project, '_id' | 'tags'>[],
  added: readonly string[],
  removed: readonly string[],
) {
  return projects.flatMap(({ _id, tags }) => {
    const own = new Set(tags.map((tag) => tag._id));
    const addTagIds = added.filter((id) => !own.has(id));
    const removeTagIds = removed.filter((id) => own.has(id));
    return addTagIds.length + removeTagIds.length === 0 ? [] : [{ projectId: _id, addTagIds, removeTagIds }];
  });
}
