import { getShingles } from './fingerprint.ts';
import { MAX_PLACES, SeedTable } from './seed-table.ts';

/** A run of `length` equal words starting at `left` and `right`. */
export interface Run {
  left: number;
  right: number;
  length: number;
}

/** Words that two texts must share in a row to start a run. */
const SEED_WORDS = 4;
/** Most comparisons per word of both texts, because repetitive text would otherwise take quadratic time. */
const MAX_STEPS_PER_WORD = 40;

/**
 * Finds the longest runs of words that occur in both texts, starting from every shingle that is not too common in
 * either, ordered by `left`, then `right`. A run is returned once, however many shingles it has.
 */
export function findRuns(left: Uint32Array, right: Uint32Array): Run[] {
  const leftSeeds = getShingles(left, SEED_WORDS);
  if (leftSeeds.length === 0 || right.length < SEED_WORDS || left.length < SEED_WORDS) return compareShort(left, right);
  const table = new SeedTable(getShingles(right, SEED_WORDS));
  const own = new SeedTable(leftSeeds);
  // End of the last run on each diagonal, in the left text.
  const ends = new Uint32Array(left.length + right.length);
  let stepsLeft = MAX_STEPS_PER_WORD * (left.length + right.length);
  const runs: Run[] = [];
  const common = commonStart(left, right);
  if (common >= SEED_WORDS) {
    runs.push({ left: 0, right: 0, length: common });
    ends[left.length] = common;
  }
  for (let at = 0; at < leftSeeds.length && stepsLeft > 0; at++) {
    const shingle = leftSeeds[at] ?? 0;
    if (table.getCount(shingle) > MAX_PLACES || own.getCount(shingle) > MAX_PLACES) continue;
    for (let place = table.getFirst(shingle); place >= 0; place = table.after(place)) {
      const diagonal = place - at + left.length;
      if ((ends[diagonal] ?? 0) > at) continue;
      const run = runAround(left, right, at, place, ends[diagonal] ?? 0);
      stepsLeft -= run.length + 1;
      ends[diagonal] = run.left + run.length;
      // A shorter run means that two shingles have the same hash and nothing is shared.
      if (run.length >= SEED_WORDS) runs.push(run);
    }
  }
  return runs.sort((a, b) => a.left - b.left || a.right - b.right);
}

/**
 * Extends a run in both directions, backward up to the last run on the diagonal, because common shingles start no run.
 */
function runAround(left: Uint32Array, right: Uint32Array, at: number, place: number, behind: number): Run {
  let before = 0;
  while (at - before > behind && place - before > 0 && left[at - before - 1] === right[place - before - 1]) before++;
  let length = 0;
  while (at + length < left.length && place + length < right.length && left[at + length] === right[place + length])
    length++;
  return { left: at - before, right: place - before, length: length === 0 ? 0 : before + length };
}

function commonStart(left: Uint32Array, right: Uint32Array): number {
  const max = Math.min(left.length, right.length);
  let length = 0;
  while (length < max && left[length] === right[length]) length++;
  return length;
}

/** Compares texts with fewer words than a seed, which share everything or nothing. */
function compareShort(left: Uint32Array, right: Uint32Array): Run[] {
  const length = commonStart(left, right);
  return length > 0 && length === left.length && length === right.length ? [{ left: 0, right: 0, length }] : [];
}
