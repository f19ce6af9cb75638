const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'for', 'of', 'on', 'the', 'to', 'with']);

/** A name whose letters are all capitals or all small: `RACING, GAMING AND WAGERING` is `Racing, Gaming and Wagering`. */
export function committeeName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[a-z]+/g, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
