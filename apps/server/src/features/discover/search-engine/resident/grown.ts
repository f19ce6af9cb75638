/** Returns the same bytes with room for `length`, at least doubled if too short. */
export function growBytes(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  if (length <= bytes.length) return bytes;
  const longer = new Uint8Array(Math.max(2 * bytes.length, length));
  longer.set(bytes);
  return longer;
}

/** Returns the same numbers with room for `length`, at least doubled if too short. */
export function growNumbers(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (length <= numbers.length) return numbers;
  const longer = new Uint32Array(Math.max(2 * numbers.length, length));
  longer.set(numbers);
  return longer;
}
