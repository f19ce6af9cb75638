import type { TokenMatches } from './token-matches.ts';
import type { TokenRange } from './token-stream.ts';

/** A changed place: words of the left side replaced by words of the right; either range may be empty. */
export interface Edit {
  leftFrom: number;
  leftTo: number;
  rightFrom: number;
  rightTo: number;
}

/** Returns the changed places of two ranges in order, separated by at least one kept word. */
export function getEdits(left: TokenRange, right: TokenRange, matches: TokenMatches): Edit[] {
  const edits: Edit[] = [];
  let leftAt = left.from;
  let rightAt = right.from;
  while (leftAt < left.to || rightAt < right.to) {
    const leftFrom = leftAt;
    const rightFrom = rightAt;
    while (leftAt < left.to && !matches.isLeftKept(leftAt)) leftAt += 1;
    while (rightAt < right.to && !matches.isRightKept(rightAt)) rightAt += 1;
    if (leftAt > leftFrom || rightAt > rightFrom) {
      edits.push({ leftFrom, leftTo: leftAt, rightFrom, rightTo: rightAt });
    }
    while (leftAt < left.to && rightAt < right.to && matches.isLeftKept(leftAt) && matches.isRightKept(rightAt)) {
      leftAt += 1;
      rightAt += 1;
    }
  }
  return edits;
}
