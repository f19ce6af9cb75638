import type { FollowedPassage } from '@rotunda/contract';
import { cleanName } from '@rotunda/domain';
import { endOfWords } from '../../platform/end-of-words.ts';

/** Most characters of a passage quoted in a line. */
const QUOTED = 80;

/** Returns `“The Administrator shall establish a program…” of US HR 1`. */
export function describePassage({ text, source }: FollowedPassage, most = QUOTED): string {
  return `“${shorten(cleanName(text.replaceAll(/\s+/g, ' ')), most)}” of ${source}`;
}

/** Shortens a text to at most `most` characters, with an ellipsis for the rest. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, endOfWords(text, most - 1))}…`;
}
