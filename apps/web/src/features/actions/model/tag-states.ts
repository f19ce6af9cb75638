/** In all of the chosen actions, in some, or in none. */
export type TagState = 'all' | 'some' | 'none';

/** Where a tag stands among the lists of tags of the chosen actions. */
export function tagStateOf(tagId: string, chosen: readonly { tags: readonly string[] }[]): TagState {
  const having = chosen.filter((action) => action.tags.includes(tagId)).length;
  if (having === 0) return 'none';
  return having === chosen.length ? 'all' : 'some';
}

/** What is sent: tags switched on that were not on everything, and tags switched off that were on something. */
export function tagChangesOf(
  switched: ReadonlyMap<string, boolean>,
  chosen: readonly { tags: readonly string[] }[],
): { tagsAdded: string[]; tagsRemoved: string[] } {
  const ids = (isOn: boolean, unchanged: TagState) =>
    [...switched].filter(([id, on]) => on === isOn && tagStateOf(id, chosen) !== unchanged).map(([id]) => id);
  return { tagsAdded: ids(true, 'all'), tagsRemoved: ids(false, 'none') };
}
