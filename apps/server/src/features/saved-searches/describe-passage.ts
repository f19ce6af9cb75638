import type { FollowedPassage } from '@rotunda/contract';

/** Characters of a passage that are quoted in a line. */
const QUOTED = 80;

/** `“The Administrator shall establish a program…” of US HR 1` */
export function describePassage({ text, source }: FollowedPassage): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const quoted = line.length <= QUOTED ? line : `${line.slice(0, line.lastIndexOf(' ', QUOTED) + 1 || QUOTED).trim()}…`;
  return `“${quoted}” of ${source}`;
}
