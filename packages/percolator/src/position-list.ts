/** A run of ascending places: either a view into a shared array, or its own merged places. */
export class PositionList {
  values: Int32Array;
  start = 0;
  end = 0;
  #own = new Int32Array(16);

  constructor() {
    this.values = this.#own;
  }

  get length(): number {
    return this.end - this.start;
  }

  view(values: Int32Array, start: number, end: number): void {
    this.values = values;
    this.start = start;
    this.end = end;
  }

  /** Starts an empty list of its own. */
  clear(): void {
    this.view(this.#own, 0, 0);
  }

  push(place: number): void {
    if (this.end === this.#own.length) {
      const larger = new Int32Array(this.#own.length * 2);
      larger.set(this.#own);
      this.#own = larger;
      this.values = larger;
    }
    this.#own[this.end++] = place;
  }

  /** Sorts and deduplicates the list after places of several terms were pushed. */
  sortDistinct(): void {
    const values = this.#own.subarray(0, this.end).sort();
    let kept = 0;
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? 0;
      if (kept === 0 || value !== values[kept - 1]) values[kept++] = value;
    }
    this.end = kept;
  }
}

/**
 * Returns the index of the first place ≥ target in [from, end), by doubling steps. Walking two lists of n and m places
 * this way costs min(n, m) · log, however often a word is repeated.
 */
export function seekPosition(values: Int32Array, from: number, end: number, target: number): number {
  let low = from;
  let step = 1;
  let high = from;
  while (high < end && (values[high] ?? 0) < target) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  if (high > end) high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a place of `later` is 1 to `distance` after one of `earlier`. */
export function followsWithin(earlier: PositionList, later: PositionList, distance: number): boolean {
  const a = earlier.values;
  const b = later.values;
  let i = earlier.start;
  let j = later.start;
  const aEnd = earlier.end;
  const bEnd = later.end;
  if (earlier.length > 8 * later.length) {
    for (; j < bEnd; j++) {
      const place = b[j] ?? 0;
      i = seekPosition(a, i, aEnd, place);
      if (i > earlier.start && place - (a[i - 1] ?? 0) <= distance) return true;
    }
    return false;
  }
  for (; i < aEnd; i++) {
    const place = a[i] ?? 0;
    j = seekPosition(b, j, bEnd, place + 1);
    if (j === bEnd) return false;
    if ((b[j] ?? 0) - place <= distance) return true;
  }
  return false;
}
