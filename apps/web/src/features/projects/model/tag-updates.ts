import type { Project } from '@rotunda/contract';

/** S1 §9: tags and collaborators shown before "+N". */
export const TAG_DISPLAY_LIMIT = 4;

/** What each project is sent: tags it has not got yet, and tags it has; projects nothing changes for are left out. */
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
