/**
 * Returns the indexes of the heaviest strictly increasing chain of `values`, in order. Values are integers from 0 to
 * `bound` (exclusive). A tree of prefix maxima makes it O(n log bound) with any positive weights; without weights it is
 * the longest chain.
 */
export function heaviestChain(values: Int32Array, bound: number, weights?: Float64Array): number[] {
  const bestEnd = new Int32Array(bound + 1).fill(-1);
  const sums = new Float64Array(values.length);
  const previous = new Int32Array(values.length).fill(-1);
  let last = -1;
  for (const [index, value] of values.entries()) {
    const before = bestBelow(bestEnd, sums, value);
    const sum = (before === -1 ? 0 : (sums[before] ?? 0)) + (weights?.[index] ?? 1);
    previous[index] = before;
    sums[index] = sum;
    raise(bestEnd, sums, value, index);
    if (last === -1 || sum > (sums[last] ?? 0)) last = index;
  }
  const chain: number[] = [];
  for (let index = last; index !== -1; index = previous[index] ?? -1) chain.push(index);
  return chain.reverse();
}

/** Returns the index that ends the heaviest chain among those ending in a value below `value`. */
function bestBelow(bestEnd: Int32Array, sums: Float64Array, value: number): number {
  let best = -1;
  for (let node = value; node > 0; node -= node & -node) {
    const candidate = bestEnd[node] ?? -1;
    if (candidate !== -1 && (best === -1 || (sums[candidate] ?? 0) > (sums[best] ?? 0))) best = candidate;
  }
  return best;
}

function raise(bestEnd: Int32Array, sums: Float64Array, value: number, index: number): void {
  for (let node = value + 1; node < bestEnd.length; node += node & -node) {
    const existing = bestEnd[node] ?? -1;
    if (existing === -1 || (sums[index] ?? 0) > (sums[existing] ?? 0)) bestEnd[node] = index;
  }
}
