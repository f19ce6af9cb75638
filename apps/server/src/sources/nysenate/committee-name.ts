const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'for', 'of', 'on', 'the', 'to', 'with']);

/**
 * Converts a name in all capitals or all lowercase to title case: `RACING, GAMING AND WAGERING` becomes `Racing, Gaming
 * and Wagering`.
 */
export function committeeName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[a-z]+/g, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
