/**
 * Key of a person's Ballotpedia page, the same whether a source writes its title (`Ada Example`), its address part
 * (`Ada_Example`) or that with escapes.
 */
export function ballotpediaId(page: string): string {
  let title = page;
  try {
    title = decodeURIComponent(page);
  } catch {
    // A stray percent sign is part of the title.
  }
  return `ballotpedia:${title.replaceAll('_', ' ').trim()}`;
}
