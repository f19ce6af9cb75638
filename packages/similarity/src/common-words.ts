const BITS = 32;

/**
 * Finds a longest common subsequence of two runs of words, as pairs of places in ascending order. Bits represent the
 * words of `left`, so each word of `right` takes `left.length / 32` steps and as many numbers of memory.
 */
export function commonWords(left: Uint32Array, right: Uint32Array): [left: number, right: number][] {
  const width = Math.ceil(left.length / BITS);
  const places = getPlaces(left, width);
  // A cleared bit in row r means that the common subsequence with the first r words of `right` grows at that word of
  // `left`.
  const rows = new Uint32Array((right.length + 1) * width).fill(0xffff_ffff, 0, width);
  for (let row = 1; row <= right.length; row++)
    nextRow(rows, (row - 1) * width, width, places.get(right[row - 1] ?? 0));
  return traceBack(left, right, rows, width);
}

/** Returns the places of each distinct word, as bits. */
function getPlaces(words: Uint32Array, width: number): Map<number, Uint32Array> {
  const places = new Map<number, Uint32Array>();
  words.forEach((word, place) => {
    const bits = places.get(word) ?? new Uint32Array(width);
    places.set(word, bits);
    const at = Math.floor(place / BITS);
    bits[at] = (bits[at] ?? 0) | (1 << (place % BITS));
  });
  return places;
}

/** Computes `V' = (V + (V & M)) | (V & ~M)` of Hyyrö's bit-parallel algorithm, over several numbers with a carry. */
function nextRow(rows: Uint32Array, before: number, width: number, matches: Uint32Array | undefined): void {
  let carry = 0;
  for (let at = 0; at < width; at++) {
    const bits = rows[before + at] ?? 0;
    const own = matches?.[at] ?? 0;
    const sum = bits + ((bits & own) >>> 0) + carry;
    carry = sum > 0xffff_ffff ? 1 : 0;
    rows[before + width + at] = (sum | (bits & ~own)) >>> 0;
  }
}

function traceBack(
  left: Uint32Array,
  right: Uint32Array,
  rows: Uint32Array,
  width: number,
): [left: number, right: number][] {
  const pairs: [number, number][] = [];
  const grows = (row: number, place: number) =>
    (((rows[row * width + Math.floor(place / BITS)] ?? 0) >>> (place % BITS)) & 1) === 0;
  let row = right.length;
  for (let place = left.length - 1; place >= 0 && row > 0; place--) {
    if (!grows(row, place)) continue;
    // The first row in which it grows here belongs to the word that makes it grow.
    while (row > 1 && grows(row - 1, place)) row--;
    pairs.push([place, row - 1]);
    row--;
  }
  return pairs.reverse();
}
