/** Normalizes a name or email address for comparison, ignoring case, accents, character width and extra spaces. */
export function contactKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns null if nothing is left to compare. */
export function optionalContactKey(text: string | null): string | null {
  return text === null ? null : contactKey(text) || null;
}
