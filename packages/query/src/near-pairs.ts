/** Positions of the first and last word of an occurrence. */
interface Span {
  first: number;
  last: number;
}

/** Returns the index of the first number that is at least `min`. */
function lowerBound(sorted: readonly number[], min: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}

function holdsBetween(sorted: readonly number[], min: number, max: number): boolean {
  const found = sorted[lowerBound(sorted, min)];
  return found !== undefined && found <= max;
}

/**
 * Returns the occurrences in `here` that have a partner in `there` within `distance`, without overlap.
 *
 * @param before whether partners may come before
 * @param after whether partners may come after
 */
export function partnered<Here extends Span>(
  here: readonly Here[],
  there: readonly Span[],
  distance: number,
  { before, after }: { before: boolean; after: boolean },
): Here[] {
  const firsts = there.map(({ first }) => first).sort((a, b) => a - b);
  const lasts = there.map(({ last }) => last).sort((a, b) => a - b);
  return here.filter(
    ({ first, last }) =>
      (after && holdsBetween(firsts, last + 1, last + distance)) ||
      (before && holdsBetween(lasts, first - distance, first - 1)),
  );
}
