import { ShingleIndex } from './shingles.ts';
import type { UnitFacts } from './unit-facts.ts';

/** A run of words in more sections than that of one text is a form of words, and says nothing of where it came from. */
const MAX_HOLDERS = 2;
/** Fewer words may stand anywhere by chance. */
const MIN_WORDS = 20;
const MIN_SHARED = 2;
const MIN_SHARE = 0.08;
const MAX_CANDIDATES = 3;

/** A unit that is part of what a unit of the other text was. */
export interface Part {
  /** The unit without a partner of its own. */
  part: number;
  /** The unit of the other text that holds its words. */
  whole: number;
}

/**
 * Units without a partner whose shingles stand in a unit of the other text but not in that unit's own partner, the
 * likeliest whole first: looked at from the right text the parts of split sections, from the left one those of merged
 * ones. Shingles only find them, since few outlive an edit; the words decide (`matchPart`).
 *
 * @param partnerOf by unit of `units`, its partner in the other text, or -1
 * @param partnerOfWhole by unit of the other text, its partner among `units`, or -1
 */
export function findPartCandidates(
  units: readonly UnitFacts[],
  others: readonly UnitFacts[],
  partnerOf: Int32Array,
  partnerOfWhole: Int32Array,
): Part[][] {
  const index = new ShingleIndex(MAX_HOLDERS);
  for (const [whole, facts] of others.entries()) {
    if (partnerOfWhole[whole] !== -1 && facts.formal === null) index.add(whole, facts.shingles);
  }
  const ownIndex = new ShingleIndex(MAX_HOLDERS);
  for (const [unit, facts] of units.entries()) if (facts.formal === null) ownIndex.add(unit, facts.shingles);
  const shinglesOfPartner = new Map<number, Set<number>>();
  const staysWithPartner = (whole: number, shingle: number) => {
    const partner = partnerOfWhole[whole] ?? -1;
    let stays = shinglesOfPartner.get(partner);
    if (stays === undefined) shinglesOfPartner.set(partner, (stays = new Set(units[partner]?.shingles)));
    return stays.has(shingle);
  };
  return units.map((facts, part) => {
    if (partnerOf[part] !== -1 || facts.bodyLength < MIN_WORDS || facts.formal !== null) return [];
    const counts = new Map<number, number>();
    for (const shingle of facts.shingles) {
      if (ownIndex.unitsWith(shingle).length === 0) continue;
      for (const whole of index.unitsWith(shingle)) {
        if (!staysWithPartner(whole, shingle)) counts.set(whole, (counts.get(whole) ?? 0) + 1);
      }
    }
    return [...counts]
      .filter(([, count]) => count >= Math.max(MIN_SHARED, facts.shingles.length * MIN_SHARE))
      .sort(([a, countA], [b, countB]) => countB - countA || a - b)
      .slice(0, MAX_CANDIDATES)
      .map(([whole]) => ({ part, whole }));
  });
}
