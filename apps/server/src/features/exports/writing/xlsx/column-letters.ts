/** Returns the letters of a column: `A` for 0, the first column, and `AA` for the 27th. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}
