/** The parties with a colour and a place in the party breakdown of a committee (S2 §3, §9), in display order. */
export const PARTY_NAMES = ['Democratic', 'Republican', 'Independent', 'Libertarian', 'Green', 'Other'] as const;
export type PartyName = (typeof PARTY_NAMES)[number];

export const PARTY_CODES = ['D', 'R', 'I', 'L', 'G', 'O'] as const;
export type PartyCode = (typeof PARTY_CODES)[number];

const CODE_OF_NAME: Readonly<Record<PartyName, PartyCode>> = {
  Democratic: 'D',
  Republican: 'R',
  Independent: 'I',
  Libertarian: 'L',
  Green: 'G',
  Other: 'O',
};

const NAME_OF_CODE: Readonly<Record<PartyCode, PartyName>> = {
  D: 'Democratic',
  R: 'Republican',
  I: 'Independent',
  L: 'Libertarian',
  G: 'Green',
  O: 'Other',
};

/**
 * Words sources use, in lower case, that are not simply the name or the letter. The state affiliates caucus with, and
 * are counted as, their national party.
 */
const OTHER_WORDS: Readonly<Record<string, PartyName>> = {
  dem: 'Democratic',
  democrat: 'Democratic',
  'democratic-farmer-labor': 'Democratic',
  dfl: 'Democratic',
  'democratic-nonpartisan league': 'Democratic',
  rep: 'Republican',
  gop: 'Republican',
  ind: 'Independent',
  id: 'Independent',
  'no party preference': 'Independent',
  nonpartisan: 'Independent',
  unaffiliated: 'Independent',
  lib: 'Libertarian',
  lp: 'Libertarian',
  grn: 'Green',
};

/**
 * The party as displayed, from a source's word in any case: `Democrat`, `D`, `Dem` → `Democratic`; unknown → `Other`.
 * Of cross-endorsements (`Republican/Conservative`) the first counts: it is the member's own party.
 */
export function partyName(rawParty: string): PartyName {
  const word = (rawParty.split('/')[0] ?? '')
    .trim()
    .toLowerCase()
    .replace(/(?<!\s)\s+party$/, '');
  const known = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined;
  if (known !== undefined) return known;
  return (
    PARTY_NAMES.find((name) => name.toLowerCase() === word || CODE_OF_NAME[name].toLowerCase() === word) ?? 'Other'
  );
}

/** One letter for a source's word: `D`, `R`, `I`, `L`, `G`, otherwise `O`. */
export function partyCode(rawParty: string): PartyCode {
  return CODE_OF_NAME[partyName(rawParty)];
}

/** What people read: a party without a name of its own in the product keeps the source's. */
export function partyWords(rawParty: string): string {
  const name = partyName(rawParty);
  return name === 'Other' ? rawParty : name;
}

export function partyNameOfCode(code: PartyCode): PartyName {
  return NAME_OF_CODE[code];
}

/** Compares two parties for display: Democratic, Republican, Independent, Libertarian, Green, Other. */
export function comparePartyNames(left: PartyName, right: PartyName): number {
  return PARTY_NAMES.indexOf(left) - PARTY_NAMES.indexOf(right);
}
