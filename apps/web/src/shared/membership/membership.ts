/** Whether something belongs to all of the selected items, some of them, or none. */
export type Membership = 'all' | 'some' | 'none';

/** Returns the membership of an id, given one list of ids per selected item. */
export function getMembership(id: string, lists: readonly (readonly string[])[]): Membership {
  const having = lists.filter((list) => list.includes(id)).length;
  if (having === 0) return 'none';
  return having === lists.length ? 'all' : 'some';
}

/** Returns the membership after the user switched it on or off for all items. */
export function switchedMembership(
  id: string,
  switched: ReadonlyMap<string, boolean>,
  lists: readonly (readonly string[])[],
): Membership {
  const isOn = switched.get(id);
  if (isOn === undefined) return getMembership(id, lists);
  return isOn ? 'all' : 'none';
}

/**
 * Returns the ids to add, which were switched on and are missing somewhere, and to remove, which were switched off and
 * are present somewhere.
 */
export function membershipChanges(
  switched: ReadonlyMap<string, boolean>,
  lists: readonly (readonly string[])[],
): { added: string[]; removed: string[] } {
  const ids = (isOn: boolean, unchanged: Membership) =>
    [...switched].filter(([id, on]) => on === isOn && getMembership(id, lists) !== unchanged).map(([id]) => id);
  return { added: ids(true, 'all'), removed: ids(false, 'none') };
}
