import type { Deadline } from './deadline.ts';
import type { UnitFacts } from './unit-facts.ts';

/**
 * Weighs shingles by how many units of both texts contain them: one in a single unit of each weighs 1, boilerplate in
 * twenty of each almost nothing. Without it, two appropriations with the same boilerplate were paired.
 */
export class ShingleWeights {
  private readonly holders = new Map<number, number>();
  private readonly sums = new Map<UnitFacts, number>();

  constructor(left: readonly UnitFacts[], right: readonly UnitFacts[], deadline: Deadline) {
    for (const facts of [...left, ...right]) {
      for (const shingle of facts.shingles) {
        deadline.tick();
        this.holders.set(shingle, (this.holders.get(shingle) ?? 0) + 1);
      }
    }
  }

  /** Returns twice the weight of the shared shingles over the weight of all of both, from 0 to 1. */
  dice(a: UnitFacts, b: UnitFacts): number {
    return (2 * this.shared(a, b)) / Math.max(this.sum(a) + this.sum(b), Number.MIN_VALUE);
  }

  /**
   * Returns the Dice score, or half the share of the smaller unit found in the other if that is higher, because a
   * section may have grown many times over.
   */
  likeness(a: UnitFacts, b: UnitFacts): number {
    const shared = this.shared(a, b);
    const [sumA, sumB] = [this.sum(a), this.sum(b)];
    const dice = (2 * shared) / Math.max(sumA + sumB, Number.MIN_VALUE);
    return Math.max(dice, shared / Math.max(Math.min(sumA, sumB), Number.MIN_VALUE) / 2);
  }

  private shared(a: UnitFacts, b: UnitFacts): number {
    let shared = 0;
    for (let atA = 0, atB = 0; atA < a.shingles.length && atB < b.shingles.length;) {
      const shingle = a.shingles[atA] ?? 0;
      const difference = shingle - (b.shingles[atB] ?? 0);
      if (difference === 0) shared += this.weight(shingle);
      if (difference <= 0) atA += 1;
      if (difference >= 0) atB += 1;
    }
    return shared;
  }

  private sum(facts: UnitFacts): number {
    const known = this.sums.get(facts);
    if (known !== undefined) return known;
    let sum = 0;
    for (const shingle of facts.shingles) sum += this.weight(shingle);
    this.sums.set(facts, sum);
    return sum;
  }

  private weight(shingle: number): number {
    return 1 / Math.max(1, (this.holders.get(shingle) ?? 1) - 1);
  }
}
