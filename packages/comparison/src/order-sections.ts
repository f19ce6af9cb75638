import type { MatchedSections } from './match-sections.ts';

/** A section of the result, given by its left and right unit. */
export interface SectionPlace {
  left: number | null;
  right: number | null;
}

/**
 * Orders sections as in the right text; a section that only the left text has follows the last unmoved unit before it.
 */
export function orderSections(
  leftCount: number,
  rightCount: number,
  { pairs, moved }: Pick<MatchedSections, 'pairs' | 'moved'>,
): SectionPlace[] {
  const behind = new Map<number, number[]>();
  let last = -1;
  for (let left = 0; left < leftCount; left += 1) {
    const right = pairs.rightByLeft[left] ?? -1;
    if (right !== -1) {
      if (!moved.has(left)) last = right;
      continue;
    }
    const list = behind.get(last);
    if (list === undefined) behind.set(last, [left]);
    else list.push(left);
  }
  const dropped = (right: number) => (behind.get(right) ?? []).map((left): SectionPlace => ({ left, right: null }));
  const places = dropped(-1);
  for (let right = 0; right < rightCount; right += 1) {
    const left = pairs.leftByRight[right] ?? -1;
    places.push({ left: left === -1 ? null : left, right }, ...dropped(right));
  }
  return places;
}
