/** Writes a character with its number around it, so that it is found again in any file: `(2153:⅓)`. */
export function getToken(character) {
  return `(${getHex(character)}:${character})`;
}

/** @returns {string} number of the character, at least four digits */
export function getHex(character) {
  return character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Finds what stands for each character in a text. White space is ignored, because lines break anywhere.
 *
 * @param {string} text
 * @returns {Map<string, string>} by number
 */
export function readTokens(text) {
  const found = new Map();
  for (const [, hex, shown] of text.replace(/\s+/g, '').matchAll(/\(([\dA-F]{4,6}):(\[U\+[\dA-F]+\]|[^()]*)\)/g)) {
    found.set(hex, shown);
  }
  return found;
}
