/** Apostrophes and the characters people and programs write in their place: `O’Neill`, `Oʻahu`, "O`Neill". */
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9-\u02bf\u02c8\u2032\u00b4`\ua78c\u055a\u05f3]/g;
/** Hyphens and dashes, as in `Smith‑Jones` with a hyphen that keeps a line together. */
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/**
 * Normalizes a name or email address for comparison, ignoring case, accents, character width, extra spaces, the form of
 * apostrophes and hyphens, and commas between words (`Torrance, Jr.`, `Acme, Inc.`).
 */
export function contactKey(text: string): string {
  return (
    text
      // Before the decomposition, which makes a space and an accent of U+00B4.
      .replace(APOSTROPHES, "'")
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(HYPHENS, '-')
      .replace(/,(?=\s)/g, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Returns null if nothing is left to compare. */
export function optionalContactKey(text: string | null): string | null {
  return text === null ? null : contactKey(text) || null;
}
