import type { ActionFact } from '@rotunda/domain';
import { comparable, wordsAfterHeading } from '../mapping/congress/measure-actions.ts';

/**
 * A history of Congress with each event once. Open States keeps both tellings of a vote, the chamber's and the Library's
 * with its heading before the same words. The event stands where the first of the two does, with the longer words, and
 * the classification of the Library's, which tells the stage.
 *
 * @param actions oldest first
 */
export function joinTellings(actions: readonly ActionFact[]): ActionFact[] {
  const joined: ActionFact[] = [];
  for (const action of actions) {
    const at = joined.findLastIndex((other) => isHeaded(other, action) || isHeaded(action, other));
    const other = joined[at];
    if (other === undefined) joined.push(action);
    else joined[at] = isHeaded(action, other) ? oneOf(action, other) : oneOf(other, action);
  }
  return joined;
}

/** Whether the first is the Library's telling of the second. */
function isHeaded(one: ActionFact, other: ActionFact): boolean {
  return one.date === other.date && one.ts === other.ts && wordsAfterHeading(one.text) === comparable(other.text);
}

function oneOf(headed: ActionFact, plain: ActionFact): ActionFact {
  return plain.text.length > headed.text.length ? { ...headed, text: plain.text } : headed;
}
