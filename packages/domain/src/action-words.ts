import type { ActionFact } from './source-record.ts';

/** What was done stands at the beginning; publishers' longest actions go on with terms of debate. */
const READ_CHARACTERS = 2000;

/** An action in lower case as the rules read it: their patterns look far ahead and would take long over a long text. */
export function actionWords(action: ActionFact): string {
  return action.text.trim().slice(0, READ_CHARACTERS).toLowerCase();
}
