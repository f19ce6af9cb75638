/**
 * How letters before a number must be written to be read as a bill in running text.
 * - `any`: nothing else is written like this, in any case (`hr 1`, `Sb 1142`).
 * - `upper`: only in capitals, because in lowercase they are a word or a unit (`lb 12`, `sf 1200`, `Sr. 5`).
 * - `dotted`: a single capital with a dot (`S. 5`), because `Group A 5` and `S 3` are ambiguous.
 */
export type PrefixShape = 'any' | 'upper' | 'dotted';

export interface BillPrefix {
  /** Spelling in the citation term; the states' short forms map to the long ones of Congress. */
  canonical: string;
  shape: PrefixShape;
  /** In `A. 12` the letter labels a list item; New York's Assembly passes number 100 in the first days of a session. */
  fewestDigits: number;
}

function rows(shape: PrefixShape, names: string, canonical?: string, fewestDigits = 1): [string, BillPrefix][] {
  return names.split(' ').map((name) => [name, { canonical: canonical ?? name, shape, fewestDigits }]);
}

/** Bill prefixes by their letters in lowercase without dots and spaces; spelled-out names too (`housebill`). */
export const BILL_PREFIXES: ReadonlyMap<string, BillPrefix> = new Map([
  // Congress. `h.r.` and `s.` are its bills; several states use HR for a house resolution, and the jurisdiction tells
  // them apart.
  ...rows('any', 'hr'),
  ...rows('dotted', 's'),
  ...rows('any', 'hres houseresolution', 'hres'),
  ...rows('any', 'sres senateresolution', 'sres'),
  ...rows('upper', 'sr', 'sres'),
  ...rows('any', 'hjres hjr housejointresolution', 'hjres'),
  ...rows('any', 'sjres sjr senatejointresolution', 'sjres'),
  ...rows('any', 'hconres hcr houseconcurrentresolution', 'hconres'),
  ...rows('any', 'sconres scr senateconcurrentresolution', 'sconres'),
  // States: house, senate and assembly bills, resolutions, memorials and constitutional amendments.
  ...rows('any', 'hb housebill', 'hb'),
  ...rows('any', 'sb senatebill', 'sb'),
  ...rows('any', 'ab assemblybill', 'ab'),
  ...rows('any', 'hjm sjm hcm scm acr ajr aca sca hsb ssb hsr ssr'),
  ...rows('any', 'hf housefile', 'hf'),
  ...rows('upper', 'sf', 'sf'),
  ...rows('any', 'senatefile', 'sf'),
  // Maine, Nebraska: legislative document, legislative bill, legislative resolution.
  ...rows('upper', 'ld hp sp lb lr hm sm'),
  // New York's and New Jersey's Assembly.
  ...rows('dotted', 'a', 'a', 3),
]);
