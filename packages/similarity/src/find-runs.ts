import { shinglesOf } from './fingerprint.ts';
import { MOST_PLACES, SeedTable } from './seed-table.ts';

/** The same words at `left` and `right` on, `length` of them. */
export interface Run {
  left: number;
  right: number;
  length: number;
}

/** Words two texts must share in a row for a run to begin. */
const SEED_WORDS = 4;
/** Words compared at most for each word of both texts: text made of repetitions would cost their product. */
const MOST_STEPS_A_WORD = 40;

/**
 * The longest runs of words that stand in both texts, found from every shingle that is not too common in either, in
 * ascending order of `left`, then `right`. A run is given once, however many shingles it has.
 */
export function findRuns(left: Uint32Array, right: Uint32Array): Run[] {
  const leftSeeds = shinglesOf(left, SEED_WORDS);
  if (leftSeeds.length === 0 || right.length < SEED_WORDS || left.length < SEED_WORDS) return wholeRun(left, right);
  const table = new SeedTable(shinglesOf(right, SEED_WORDS));
  const own = new SeedTable(leftSeeds);
  // Where the run on each diagonal ends in the left text.
  const ends = new Uint32Array(left.length + right.length);
  let stepsLeft = MOST_STEPS_A_WORD * (left.length + right.length);
  const runs: Run[] = [];
  const common = commonStart(left, right);
  if (common >= SEED_WORDS) {
    runs.push({ left: 0, right: 0, length: common });
    ends[left.length] = common;
  }
  for (let at = 0; at < leftSeeds.length && stepsLeft > 0; at++) {
    const shingle = leftSeeds[at] ?? 0;
    if (table.countOf(shingle) > MOST_PLACES || own.countOf(shingle) > MOST_PLACES) continue;
    for (let place = table.firstOf(shingle); place >= 0; place = table.after(place)) {
      const diagonal = place - at + left.length;
      if ((ends[diagonal] ?? 0) > at) continue;
      const run = runAround(left, right, at, place, ends[diagonal] ?? 0);
      stepsLeft -= run.length + 1;
      ends[diagonal] = run.left + run.length;
      // Two shingles with one hash: nothing is shared here.
      if (run.length >= SEED_WORDS) runs.push(run);
    }
  }
  return runs.sort((a, b) => a.left - b.left || a.right - b.right);
}

/** Grows a run in both directions; back to what the diagonal has given, because common shingles begin no run. */
function runAround(left: Uint32Array, right: Uint32Array, at: number, place: number, behind: number): Run {
  let before = 0;
  while (at - before > behind && place - before > 0 && left[at - before - 1] === right[place - before - 1]) before++;
  let length = 0;
  while (at + length < left.length && place + length < right.length && left[at + length] === right[place + length])
    length++;
  return { left: at - before, right: place - before, length: length === 0 ? 0 : before + length };
}

function commonStart(left: Uint32Array, right: Uint32Array): number {
  const most = Math.min(left.length, right.length);
  let length = 0;
  while (length < most && left[length] === right[length]) length++;
  return length;
}

/** Texts of fewer words than a seed share everything or nothing. */
function wholeRun(left: Uint32Array, right: Uint32Array): Run[] {
  const length = commonStart(left, right);
  return length > 0 && length === left.length && length === right.length ? [{ left: 0, right: 0, length }] : [];
}
