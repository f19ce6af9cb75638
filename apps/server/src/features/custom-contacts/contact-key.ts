/** A name or an e-mail address as two of them are compared: case, accents, width and spaces aside. */
export function contactKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Null where there is nothing to compare. */
export function optionalContactKey(text: string | null): string | null {
  return text === null ? null : contactKey(text) || null;
}
