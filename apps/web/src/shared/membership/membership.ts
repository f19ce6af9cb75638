/** Whether something belongs to all of the chosen items, to some of them, or to none. */
export type Membership = 'all' | 'some' | 'none';

/** Where an id stands among lists of ids, one list for each chosen item. */
export function membershipOf(id: string, lists: readonly (readonly string[])[]): Membership {
  const having = lists.filter((list) => list.includes(id)).length;
  if (having === 0) return 'none';
  return having === lists.length ? 'all' : 'some';
}

/** The same after a person switched it on or off for all of them. */
export function switchedMembership(
  id: string,
  switched: ReadonlyMap<string, boolean>,
  lists: readonly (readonly string[])[],
): Membership {
  const isOn = switched.get(id);
  if (isOn === undefined) return membershipOf(id, lists);
  return isOn ? 'all' : 'none';
}

/** What was switched on and is not on everything yet, and what was switched off and is on something. */
export function membershipChanges(
  switched: ReadonlyMap<string, boolean>,
  lists: readonly (readonly string[])[],
): { added: string[]; removed: string[] } {
  const ids = (isOn: boolean, unchanged: Membership) =>
    [...switched].filter(([id, on]) => on === isOn && membershipOf(id, lists) !== unchanged).map(([id]) => id);
  return { added: ids(true, 'all'), removed: ids(false, 'none') };
}
