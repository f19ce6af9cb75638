import { ShingleIndex } from './shingles.ts';
import type { UnitFacts } from './unit-facts.ts';

/** A run of words in more sections of one text than this is boilerplate and says nothing about where it came from. */
const MAX_HOLDERS = 2;
/** Fewer shared words may be chance. */
const MIN_WORDS = 20;
const MIN_SHARED = 2;
const MIN_SHARE = 0.08;
const MAX_CANDIDATES = 3;

/** A unit that is part of a unit of the other text. */
export interface Part {
  /** The unit that has no partner of its own. */
  part: number;
  /** The unit of the other text that contains its words. */
  whole: number;
}

/**
 * Finds unpartnered units whose shingles occur in a unit of the other text but not in that unit's own partner,
 * likeliest whole first. Called with the right text's units it finds the parts of split sections, with the left text's
 * units the parts of merged ones. Shingles only select candidates, because few survive an edit; the words decide
 * (`matchPart`).
 *
 * @param getPartner by unit of `units`, its partner in the other text, or -1
 * @param partnerOfWhole by unit of the other text, its partner among `units`, or -1
 */
export function findPartCandidates(
  units: readonly UnitFacts[],
  others: readonly UnitFacts[],
  getPartner: Int32Array,
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
    if (getPartner[part] !== -1 || facts.bodyLength < MIN_WORDS || facts.formal !== null) return [];
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
