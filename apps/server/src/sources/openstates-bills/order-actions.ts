import type { ActionFact } from '@rotunda/domain';

/** An action with what its source says of its place among the others. */
export interface PlacedAction {
  action: ActionFact;
  /** The place the API numbers actions by. */
  order: number | null;
}

/**
 * A history oldest first. The API numbers its actions; scrapers list them oldest first or, as Wyoming's, latest first,
 * mostly with times. What is of one moment keeps the place it has in a list read oldest first. A list of one moment alone
 * is read oldest first unless it ends with the introduction.
 */
export function orderActions(placed: readonly PlacedAction[]): ActionFact[] {
  const actions = placed.map(({ action }) => action);
  const orders = placed.map(({ order }) => order);
  if (orders.every((order) => order !== null) && new Set(orders).size === orders.length) {
    return placed.toSorted((one, other) => Number(one.order) - Number(other.order)).map(({ action }) => action);
  }
  const listed = isLatestFirst(actions) ? actions.toReversed() : actions;
  const timedDays = new Set(listed.map(({ date }) => date));
  // A day on which one action has no time keeps the list's order: nothing says where that action belongs.
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
    if (before !== undefined) falls += Math.sign(momentOf(before) - momentOf(action));
  }
  if (falls !== 0) return falls > 0;
  return isIntroduction(actions.at(-1)) && !isIntroduction(actions[0]);
}

/** Seconds; of an action without a time, the beginning of its day. */
function momentOf({ date, ts }: ActionFact): number {
  return ts ?? Date.parse(`${date}T00:00:00Z`) / 1000;
}

function isIntroduction(action: ActionFact | undefined): boolean {
  return /\b(introduction|filing)\b/.test(action?.code ?? '');
}
