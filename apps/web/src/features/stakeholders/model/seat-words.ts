/** States number their districts, and a number alone does not say what it is; a name speaks for itself. */
export function seatWords(seat: string): string {
  return /^\d+[A-Z]?$/.test(seat) ? `District ${seat}` : seat;
}
