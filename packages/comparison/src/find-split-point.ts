import type { Deadline } from './deadline.ts';
import type { RangePair } from './unique-anchors.ts';

/** Edits from either end after which a range is split at the furthest point reached; up to 800 edits are exact. */
const MAX_EDITS = 400;
const FAR = 0x3fffffff;

/**
 * Finds the middle of a shortest script with Myers's greedy walk from both ends, in memory linear in the ranges.
 * Diagonals are `left - right`, stored at an offset so that negative ones fit.
 */
export class SplitPointFinder {
  private readonly forward: Int32Array;
  private readonly backward: Int32Array;
  private readonly offset: number;
  leftAt = 0;
  rightAt = 0;

  constructor(
    private readonly left: Int32Array,
    private readonly right: Int32Array,
    private readonly deadline: Deadline,
  ) {
    this.offset = right.length + 1;
    this.forward = new Int32Array(left.length + right.length + 3);
    this.backward = new Int32Array(left.length + right.length + 3);
  }

  /** Sets `leftAt` and `rightAt`. Neither range may be empty, and their first and last words must differ. */
  find(range: RangePair): void {
    const { leftFrom, leftTo, rightFrom, rightTo } = range;
    const { forward, backward, offset } = this;
    const lowest = leftFrom - rightTo;
    const highest = leftTo - rightFrom;
    let forwardLow = leftFrom - rightFrom;
    let forwardHigh = forwardLow;
    let backwardLow = leftTo - rightTo;
    let backwardHigh = backwardLow;
    const isOdd = ((forwardLow - backwardLow) & 1) !== 0;
    forward[forwardLow + offset] = leftFrom;
    backward[backwardLow + offset] = leftTo;
    for (let edits = 1; ; edits += 1) {
      if ((edits & 31) === 0) this.deadline.check();
      if (forwardLow > lowest) forward[--forwardLow - 1 + offset] = -1;
      else forwardLow += 1;
      if (forwardHigh < highest) forward[++forwardHigh + 1 + offset] = -1;
      else forwardHigh -= 1;
      const met = this.stepForward(range, forwardLow, forwardHigh, isOdd, backwardLow, backwardHigh);
      if (met) return;
      if (backwardLow > lowest) backward[--backwardLow - 1 + offset] = FAR;
      else backwardLow += 1;
      if (backwardHigh < highest) backward[++backwardHigh + 1 + offset] = FAR;
      else backwardHigh -= 1;
      if (this.stepBackward(range, backwardLow, backwardHigh, !isOdd, forwardLow, forwardHigh)) return;
      if (edits >= MAX_EDITS) {
        this.chooseFurthest(range, forwardLow, forwardHigh, backwardLow, backwardHigh);
        return;
      }
    }
  }

  private stepForward(
    range: RangePair,
    low: number,
    high: number,
    mayMeet: boolean,
    otherLow: number,
    otherHigh: number,
  ) {
    const { left, right, forward, backward, offset } = this;
    const { leftTo, rightTo } = range;
    for (let diagonal = high; diagonal >= low; diagonal -= 2) {
      const below = forward[diagonal - 1 + offset] ?? -1;
      const above = forward[diagonal + 1 + offset] ?? -1;
      let x = below < above ? above : below + 1;
      let y = x - diagonal;
      while (x < leftTo && y < rightTo && left[x] === right[y]) {
        x += 1;
        y += 1;
      }
      forward[diagonal + offset] = x;
      if (mayMeet && otherLow <= diagonal && diagonal <= otherHigh && (backward[diagonal + offset] ?? FAR) <= x) {
        return this.take(x, y);
      }
    }
    return false;
  }

  private stepBackward(
    range: RangePair,
    low: number,
    high: number,
    mayMeet: boolean,
    otherLow: number,
    otherHigh: number,
  ) {
    const { left, right, forward, backward, offset } = this;
    const { leftFrom, rightFrom } = range;
    for (let diagonal = high; diagonal >= low; diagonal -= 2) {
      const below = backward[diagonal - 1 + offset] ?? FAR;
      const above = backward[diagonal + 1 + offset] ?? FAR;
      let x = below < above ? below : above - 1;
      let y = x - diagonal;
      while (x > leftFrom && y > rightFrom && left[x - 1] === right[y - 1]) {
        x -= 1;
        y -= 1;
      }
      backward[diagonal + offset] = x;
      if (mayMeet && otherLow <= diagonal && diagonal <= otherHigh && x <= (forward[diagonal + offset] ?? -1)) {
        return this.take(x, y);
      }
    }
    return false;
  }

  private take(x: number, y: number): true {
    this.leftAt = x;
    this.rightAt = y;
    return true;
  }

  /** Picks the point furthest from the end it was reached from: not on a shortest script, but near one. */
  private chooseFurthest(
    range: RangePair,
    forwardLow: number,
    forwardHigh: number,
    backwardLow: number,
    backwardHigh: number,
  ) {
    const { leftFrom, leftTo, rightFrom, rightTo } = range;
    let ahead = -1;
    let aheadX = leftFrom;
    for (let diagonal = forwardHigh; diagonal >= forwardLow; diagonal -= 2) {
      let x = Math.min(this.forward[diagonal + this.offset] ?? -1, leftTo);
      if (x - diagonal > rightTo) x = rightTo + diagonal;
      if (2 * x - diagonal > ahead) {
        ahead = 2 * x - diagonal;
        aheadX = x;
      }
    }
    let back = FAR;
    let backX = leftTo;
    for (let diagonal = backwardHigh; diagonal >= backwardLow; diagonal -= 2) {
      let x = Math.max(this.backward[diagonal + this.offset] ?? FAR, leftFrom);
      if (x - diagonal < rightFrom) x = rightFrom + diagonal;
      if (2 * x - diagonal < back) {
        back = 2 * x - diagonal;
        backX = x;
      }
    }
    if (leftTo + rightTo - back < ahead - (leftFrom + rightFrom)) this.take(aheadX, ahead - aheadX);
    else this.take(backX, back - backX);
  }
}
