/** The place of the first that passes, where all behind it pass too; the length when none does. Takes the logarithm. */
export function firstWhere<T>(ascending: readonly T[], passes: (one: T) => boolean): number {
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
