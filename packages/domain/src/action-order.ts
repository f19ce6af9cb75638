import type { ActionFact, IsoDate } from './source-record.ts';

/** An entry that can be placed in a history: an action, or evidence of one that has no date. */
interface Placed {
  date: IsoDate | null;
}

/**
 * Returns the history so that it ends with the action its source names as the latest. A source may list a day's actions
 * with another one last, and the named latest action then decides. If the history already has that action, it moves to
 * the end and takes the wording of the latest action.
 *
 * @param actions oldest first
 */
export function endingWith(actions: readonly ActionFact[], latest: ActionFact): ActionFact[] {
  const at = actions.findLastIndex((action) => isSameAction(action, latest));
  const listed = actions[at];
  if (listed === undefined) return [...actions, latest];
  return [...actions.slice(0, at), ...actions.slice(at + 1), { ...listed, text: latest.text }];
}

/** Whether two entries are the same action: same day and words, ignoring spacing, case and the final period. */
export function isSameAction(one: ActionFact, other: ActionFact): boolean {
  return one.date === other.date && comparable(one.text) === comparable(other.text);
}

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();
}

/**
 * Joins two lists, each oldest first, and keeps the order within both. An entry of `others` comes before the history's
 * entries of the same day, because the history shows how that day ended; an entry without a date comes last.
 */
export function joinByDay<T extends Placed>(history: readonly T[], others: readonly T[]): T[] {
  const joined: T[] = [];
  let next = 0;
  for (const entry of others) {
    while (next < history.length && isBefore(history[next], entry)) joined.push(...history.slice(next, ++next));
    joined.push(entry);
  }
  return [...joined, ...history.slice(next)];
}

function isBefore(one: Placed | undefined, other: Placed): boolean {
  return (one?.date ?? LAST) < (other.date ?? LAST);
}

/** Sorts after every real date. */
const LAST: IsoDate = '9999-12-31';
