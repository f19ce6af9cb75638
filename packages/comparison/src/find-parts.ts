import type { UnitFacts } from './unit-facts.ts';
import { ShingleIndex } from './shingles.ts';

const MAX_HOLDERS = 30;
/** Fewer words may stand anywhere by chance. */
const MIN_WORDS = 20;
const MIN_SHARE = 0.5;

/** A unit that is part of what a unit of the other text was. */
export interface Part {
  /** The unit without a partner of its own. */
  part: number;
  /** The unit of the other text that holds its words. */
  whole: number;
}

/**
 * Units without a partner half of whose shingles stand in a unit of the other text but not in that unit's own partner:
 * looked at from the right text the parts of split sections, from the left one those of merged ones.
 *
 * @param partnerOfWhole by unit of the other text, its partner among `units`, or -1
 * @param partnerOf by unit of `units`, its partner in the other text, or -1
 */
export function findParts(
  units: readonly UnitFacts[],
  others: readonly UnitFacts[],
  partnerOf: Int32Array,
  partnerOfWhole: Int32Array,
): Part[] {
  const index = new ShingleIndex(MAX_HOLDERS);
  for (const [whole, facts] of others.entries()) {
    if (partnerOfWhole[whole] !== -1 && facts.formal === null) index.add(whole, facts.shingles);
  }
  const shinglesOfPartner = new Map<number, Set<number>>();
  return [...units.entries()].flatMap(([part, facts]): Part[] => {
    if (partnerOf[part] !== -1 || facts.bodyLength < MIN_WORDS || facts.formal !== null) return [];
    const counts = new Map<number, number>();
    for (const shingle of facts.shingles) {
      for (const whole of index.unitsWith(shingle)) {
        const partner = partnerOfWhole[whole] ?? -1;
        let stays = shinglesOfPartner.get(partner);
        if (stays === undefined) shinglesOfPartner.set(partner, (stays = new Set(units[partner]?.shingles)));
        if (!stays.has(shingle)) counts.set(whole, (counts.get(whole) ?? 0) + 1);
      }
    }
    const [best] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
    return best !== undefined && best[1] >= facts.shingles.length * MIN_SHARE ? [{ part, whole: best[0] }] : [];
  });
}
