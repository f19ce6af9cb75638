import type { ActionFact } from './source-record.ts';

/** The beginning of an action says what was done; the longest ones continue with terms of debate. */
const READ_CHARACTERS = 2000;

/**
 * Returns an action's text for the rules, in lowercase and truncated, because their patterns look far ahead and are
 * slow on long texts.
 */
export function actionWords(action: ActionFact): string {
  return action.text.trim().slice(0, READ_CHARACTERS).toLowerCase();
}
