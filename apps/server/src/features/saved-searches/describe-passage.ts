import type { FollowedPassage } from '@rotunda/contract';
import { cleanName } from '@rotunda/domain';
import { endOfWords } from '../../platform/end-of-words.ts';

/** Characters of a passage that are quoted in a line. */
const QUOTED = 80;

/** `“The Administrator shall establish a program…” of US HR 1` */
export function describePassage({ text, source }: FollowedPassage, most = QUOTED): string {
  return `“${shorten(cleanName(text.replaceAll(/\s+/g, ' ')), most)}” of ${source}`;
}

/** With an ellipsis for what is left out beyond so many characters. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, endOfWords(text, most - 1))}…`;
}
