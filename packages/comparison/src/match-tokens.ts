import type { Deadline } from './deadline.ts';
import { matchByShortestScript, type OnMatch } from './shortest-script.ts';
import { findUniqueAnchors, type Anchors, type RangePair } from './unique-anchors.ts';

/** Ranges with at most this many words in total go straight to the shortest script, without anchors. */
const SMALL = 96;
const ANCHOR_SIZES = [6, 3, 1];
/**
 * Limit on anchors nested within anchors; beyond it the bounded shortest script takes over, so that the work stays near
 * linear.
 */
const MAX_ROUNDS = 24;

interface OpenRange extends RangePair {
  round: number;
}

/**
 * Matches words of the left range with words of the right one, in the same order on both sides: first equal ends, then
 * runs of six, three and one words that are unique on both sides, then the shortest script in the gaps that remain.
 */
export function matchTokens(
  left: Int32Array,
  right: Int32Array,
  range: RangePair,
  deadline: Deadline,
  onMatch: OnMatch,
): void {
  const stack: OpenRange[] = [{ ...range, round: 0 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    deadline.check();
    const inner = trimEqualEnds(left, right, next, onMatch);
    if (inner.leftFrom === inner.leftTo || inner.rightFrom === inner.rightTo) continue;
    const anchors = isSmall(inner) || next.round >= MAX_ROUNDS ? undefined : findAnchors(left, right, inner, deadline);
    if (anchors === undefined) matchByShortestScript(left, right, inner, deadline, onMatch);
    else matchAnchors(left, right, inner, anchors, onMatch, (gap) => stack.push({ ...gap, round: next.round + 1 }));
  }
}

function isSmall({ leftFrom, leftTo, rightFrom, rightTo }: RangePair): boolean {
  return leftTo - leftFrom + rightTo - rightFrom <= SMALL;
}

function trimEqualEnds(left: Int32Array, right: Int32Array, range: RangePair, onMatch: OnMatch): RangePair {
  let { leftFrom, leftTo, rightFrom, rightTo } = range;
  while (leftFrom < leftTo && rightFrom < rightTo && left[leftFrom] === right[rightFrom]) {
    leftFrom += 1;
    rightFrom += 1;
  }
  if (leftFrom > range.leftFrom) onMatch(range.leftFrom, range.rightFrom, leftFrom - range.leftFrom);
  while (leftFrom < leftTo && rightFrom < rightTo && left[leftTo - 1] === right[rightTo - 1]) {
    leftTo -= 1;
    rightTo -= 1;
  }
  if (leftTo < range.leftTo) onMatch(leftTo, rightTo, range.leftTo - leftTo);
  return { leftFrom, leftTo, rightFrom, rightTo };
}

function findAnchors(
  left: Int32Array,
  right: Int32Array,
  range: RangePair,
  deadline: Deadline,
): (Anchors & { size: number }) | undefined {
  for (const size of ANCHOR_SIZES) {
    const anchors = findUniqueAnchors(left, right, range, size, deadline);
    if (anchors !== undefined) return { ...anchors, size };
  }
  return undefined;
}

/** Matches each anchor and the equal words that follow it, and passes on the gaps between anchors. */
function matchAnchors(
  left: Int32Array,
  right: Int32Array,
  range: RangePair,
  anchors: Anchors & { size: number },
  onMatch: OnMatch,
  onGap: (gap: RangePair) => void,
): void {
  let { leftFrom, rightFrom } = range;
  for (const [index, leftAt] of anchors.left.entries()) {
    const rightAt = anchors.right[index] ?? 0;
    if (leftAt < leftFrom || rightAt < rightFrom) continue;
    onGap({ leftFrom, leftTo: leftAt, rightFrom, rightTo: rightAt });
    let length = anchors.size;
    while (
      leftAt + length < range.leftTo &&
      rightAt + length < range.rightTo &&
      left[leftAt + length] === right[rightAt + length]
    ) {
      length += 1;
    }
    onMatch(leftAt, rightAt, length);
    leftFrom = leftAt + length;
    rightFrom = rightAt + length;
  }
  onGap({ leftFrom, leftTo: range.leftTo, rightFrom, rightTo: range.rightTo });
}
