import { textOrUndefined } from './defined-fields.ts';

/**
 * Returns the question voted on, or `Roll call` where the publisher does not state it: the counts and voters are still
 * of value.
 */
export function motionText(text: string | null | undefined): string {
  return textOrUndefined(text) ?? 'Roll call';
}
