const LOWERED: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
  '=': '₌',
};

/**
 * Returns text below the line as plain text: digits in characters of their own (`CO₂`, `PM₂.₅`), anything else as it is
 * (`NOx`), and apart from a number before it.
 *
 * @param before the line up to this text
 */
export function loweredText(text: string, before: string): string {
  const words = text.trim();
  const characters = Array.from(
    words,
    (character) => LOWERED[character] ?? (/[.,;:)]/.test(character) ? character : undefined),
  );
  if (/\d/.test(words) && characters.every((each) => each !== undefined)) return characters.join('');
  return /\d$/.test(before) && /^[\p{L}\p{N}]/u.test(words) ? ` ${words}` : words;
}
