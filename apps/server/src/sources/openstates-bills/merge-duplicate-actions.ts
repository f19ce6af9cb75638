import type { ActionFact } from '@rotunda/domain';
import { comparable, wordsAfterHeading } from '../mapping/congress/measure-actions.ts';

/**
 * Merges duplicate events in a history of Congress. Open States keeps both reports of a vote, the chamber's and that of
 * the Library, which has a heading before the same words. The event takes the position of the first report, with the
 * longer text and the Library's classification, which gives the stage.
 *
 * @param actions oldest first
 */
export function mergeDuplicateActions(actions: readonly ActionFact[]): ActionFact[] {
  const joined: ActionFact[] = [];
  for (const action of actions) {
    const at = joined.findLastIndex((other) => isHeaded(other, action) || isHeaded(action, other));
    const other = joined[at];
    if (other === undefined) joined.push(action);
    else joined[at] = isHeaded(action, other) ? oneOf(action, other) : oneOf(other, action);
  }
  return joined;
}

/** Whether the first action is the Library's report of the second. */
function isHeaded(one: ActionFact, other: ActionFact): boolean {
  return one.date === other.date && one.ts === other.ts && wordsAfterHeading(one.text) === comparable(other.text);
}

function oneOf(headed: ActionFact, plain: ActionFact): ActionFact {
  return plain.text.length > headed.text.length ? { ...headed, text: plain.text } : headed;
}
