import type { ActionFact, IsoDate } from './source-record.ts';

/** What can be placed in a history: an action, or a proof of one that carries no day. */
interface Placed {
  date: IsoDate | null;
}

/**
 * A history that ends with the action its source names as the latest. Sources list a day's actions in their own order,
 * which may put another one last; what they name as the latest then decides. An action that the history already has
 * moves to the end and takes the words of the latest action.
 *
 * @param actions oldest first
 */
export function endingWith(actions: readonly ActionFact[], latest: ActionFact): ActionFact[] {
  const at = actions.findLastIndex((action) => isSameAction(action, latest));
  const listed = actions[at];
  if (listed === undefined) return [...actions, latest];
  return [...actions.slice(0, at), ...actions.slice(at + 1), { ...listed, text: latest.text }];
}

/** Whether two entries tell one action: the same day and words, whatever the spacing, the case and the final stop. */
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
 * Joins two lists that are each oldest first, without changing the order within either. An entry of `others` stands
 * before the history's entries of its own day, because the history tells what that day ended with; an entry without a
 * day stands last.
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

/** Sorts after every day. */
const LAST: IsoDate = '9999-12-31';
