import type { ActionFact } from '@rotunda/domain';

/** An action, with its position according to the source. */
export interface PlacedAction {
  action: ActionFact;
  /** Position by which the API numbers actions. */
  order: number | null;
}

/**
 * Orders a history oldest first. The API numbers its actions; scrapers list them oldest first or, as for Wyoming,
 * latest first, usually with times. Actions of the same moment keep their order in the list read oldest first. A list
 * whose actions are all of one moment is read oldest first unless it ends with the introduction.
 */
export function orderActions(placed: readonly PlacedAction[]): ActionFact[] {
  const actions = placed.map(({ action }) => action);
  const orders = placed.map(({ order }) => order);
  if (orders.every((order) => order !== null) && new Set(orders).size === orders.length) {
    return placed.toSorted((one, other) => Number(one.order) - Number(other.order)).map(({ action }) => action);
  }
  const listed = isLatestFirst(actions) ? actions.toReversed() : actions;
  const timedDays = new Set(listed.map(({ date }) => date));
  // If one action of a day has no time, the day keeps the list's order, because that action's place is unknown.
  for (const { date, ts } of listed) if (ts === undefined) timedDays.delete(date);
  return listed.toSorted(
    (one, other) =>
      (one.date < other.date ? -1 : one.date > other.date ? 1 : 0) ||
      (timedDays.has(one.date) ? Number(one.ts) - Number(other.ts) : 0),
  );
}

function isLatestFirst(actions: readonly ActionFact[]): boolean {
  let falls = 0;
  for (const [index, action] of actions.entries()) {
    const before = actions[index - 1];
    if (before !== undefined) falls += Math.sign(getMoment(before) - getMoment(action));
  }
  if (falls !== 0) return falls > 0;
  return isIntroduction(actions.at(-1)) && !isIntroduction(actions[0]);
}

/** Returns seconds; for an action without a time, the beginning of its day. */
function getMoment({ date, ts }: ActionFact): number {
  return ts ?? Date.parse(`${date}T00:00:00Z`) / 1000;
}

function isIntroduction(action: ActionFact | undefined): boolean {
  return /\b(introduction|filing)\b/.test(action?.code ?? '');
}
