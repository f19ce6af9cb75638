/**
 * Finds the index of the first item that passes, by binary search, given that all items after it pass too. Returns the
 * length if none does.
 */
export function findFirstIndex<T>(ascending: readonly T[], passes: (one: T) => boolean): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = ascending[middle];
    if (one !== undefined && passes(one)) high = middle;
    else low = middle + 1;
  }
  return low;
}
