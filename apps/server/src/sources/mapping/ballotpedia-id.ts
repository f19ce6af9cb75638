/**
 * Whether a page's title or an address names a person by the family name, accents and case aside. Sources give people
 * each other's pages now and then; joining two humans by such a slip would be worse than not joining.
 */
export function namesPerson(pageOrAddress: string, lastName: string): boolean {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(lastName)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  const named = plain(unescaped(pageOrAddress)).split(/[^a-z]+/);
  return words.some((word) => named.includes(word));
}

/**
 * Key of a person's Ballotpedia page, the same whether a source writes its title (`Ada Example`), its address part
 * (`Ada_Example`) or that with escapes.
 */
export function ballotpediaId(page: string): string {
  return `ballotpedia:${unescaped(page).replaceAll('_', ' ').trim()}`;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is part of the text.
    return text;
  }
}
