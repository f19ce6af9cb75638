/**
 * In which shape letters before a number are a bill in running text.
 * - `any`: nothing else is written like this, in whatever case (`hr 1`, `Sb 1142`).
 * - `upper`: only in capitals, because the small letters are a word or a unit (`lb 12`, `sf 1200`, `Sr. 5`).
 * - `dotted`: a single capital with its dot (`S. 5`), because `Group A 5` and `S 3` are anything.
 */
export type PrefixShape = 'any' | 'upper' | 'dotted';

export interface BillPrefix {
  /** As it stands in the citation term; the short forms of the states meet the long ones of Congress. */
  canonical: string;
  shape: PrefixShape;
  /** In `A. 12` the letter numbers a list; New York's Assembly is past 100 in the first days of a session. */
  fewestDigits: number;
}

function rows(shape: PrefixShape, names: string, canonical?: string, fewestDigits = 1): [string, BillPrefix][] {
  return names.split(' ').map((name) => [name, { canonical: canonical ?? name, shape, fewestDigits }]);
}

/** Keys are the letters without dots and blanks, in lower case; spelled-out names likewise (`housebill`). */
export const BILL_PREFIXES: ReadonlyMap<string, BillPrefix> = new Map([
  // Congress. `h.r.` and `s.` are its bills; several states use HR for a house resolution: the jurisdiction tells.
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
