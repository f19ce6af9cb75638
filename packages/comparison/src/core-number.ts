const DESIGNATION =
  /^(?:section|sec|sect|§|article|art|title|titre|subtitle|sous-titre|division|part|partie|chapter|chapitre|subpart|subchapter|appendix|annexe|schedule)s?\b\.?\s*/i;

/** Returns `101` for `SEC. 101.`, so that `SECTION 1.` and `SEC. 1.` are the same number; null without one. */
export function coreNumber(number: string | null): string | null {
  if (number === null) return null;
  const core = number
    .trim()
    .replace(/^§+\s*/, '')
    .replace(DESIGNATION, '')
    .replace(/[\s.:;,—–-]+$/, '')
    .toLowerCase();
  return core === '' ? null : core;
}
