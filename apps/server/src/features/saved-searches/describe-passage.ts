import type { FollowedPassage } from '@rotunda/contract';
import { cleanName } from '@rotunda/domain';
import { findCutPosition } from '../../platform/find-cut-position.ts';

/** Most characters of a passage quoted in a line. */
const QUOTED = 80;

/** Returns `“The Administrator shall establish a program…” of US HR 1`. */
export function describePassage({ text, source }: FollowedPassage, max = QUOTED): string {
  return `“${shorten(cleanName(text.replaceAll(/\s+/g, ' ')), max)}” of ${source}`;
}

/** Shortens a text to at most `max` characters, with an ellipsis for the rest. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, findCutPosition(text, max - 1))}…`;
}
