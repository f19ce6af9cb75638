/**
 * Whether a page title or URL contains a person's family name, ignoring accents and case. Sources sometimes give a
 * person someone else's page, and merging two people by mistake would be worse than not merging them.
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
 * Returns the key of a person's Ballotpedia page, which is the same for its title (`Ada Example`), its URL part
 * (`Ada_Example`) and the percent-encoded form.
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
