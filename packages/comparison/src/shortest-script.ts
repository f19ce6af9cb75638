import type { Deadline } from './deadline.ts';
import { SplitPointFinder } from './find-split-point.ts';
import type { RangePair } from './unique-anchors.ts';

/** Reports runs of `length` words that are the same on both sides. */
export type OnMatch = (left: number, right: number, length: number) => void;

/**
 * Matches words with Myers's algorithm in linear space, exact up to 800 edits and near the shortest beyond. Words that
 * the other side does not have are left out first, because they cannot match and make up most of a rewritten passage.
 */
export function matchByShortestScript(
  left: Int32Array,
  right: Int32Array,
  range: RangePair,
  deadline: Deadline,
  onMatch: OnMatch,
): void {
  const kept = filterShared(left, right, range);
  const leftCodes = Int32Array.from(kept.left, (at) => left[at] ?? 0);
  const rightCodes = Int32Array.from(kept.right, (at) => right[at] ?? 0);
  const finder = new SplitPointFinder(leftCodes, rightCodes, deadline);
  const stack: RangePair[] = [{ leftFrom: 0, leftTo: leftCodes.length, rightFrom: 0, rightTo: rightCodes.length }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    let { leftFrom, leftTo, rightFrom, rightTo } = next;
    while (leftFrom < leftTo && rightFrom < rightTo && leftCodes[leftFrom] === rightCodes[rightFrom]) {
      onMatch(kept.left[leftFrom++] ?? 0, kept.right[rightFrom++] ?? 0, 1);
    }
    while (leftFrom < leftTo && rightFrom < rightTo && leftCodes[leftTo - 1] === rightCodes[rightTo - 1]) {
      onMatch(kept.left[--leftTo] ?? 0, kept.right[--rightTo] ?? 0, 1);
    }
    if (leftFrom === leftTo || rightFrom === rightTo) continue;
    finder.find({ leftFrom, leftTo, rightFrom, rightTo });
    const { leftAt, rightAt } = finder;
    stack.push({ leftFrom: leftAt, leftTo, rightFrom: rightAt, rightTo });
    stack.push({ leftFrom, leftTo: leftAt, rightFrom, rightTo: rightAt });
  }
}

/** Returns the places of the words that occur in both ranges. */
function filterShared(left: Int32Array, right: Int32Array, range: RangePair) {
  const leftWords = new Set<number>();
  for (let at = range.leftFrom; at < range.leftTo; at += 1) leftWords.add(left[at] ?? 0);
  const shared = new Set<number>();
  const rightPlaces: number[] = [];
  for (let at = range.rightFrom; at < range.rightTo; at += 1) {
    const code = right[at] ?? 0;
    if (!leftWords.has(code)) continue;
    shared.add(code);
    rightPlaces.push(at);
  }
  const leftPlaces: number[] = [];
  for (let at = range.leftFrom; at < range.leftTo; at += 1) if (shared.has(left[at] ?? 0)) leftPlaces.push(at);
  return { left: leftPlaces, right: rightPlaces };
}
