/** Parties with a color and a place in a committee's party breakdown (STK-05), in display order. */
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
 * Source values in lowercase that are neither the party's name nor its letter. State affiliates caucus with their
 * national party and are counted as such.
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
 * Returns the displayed party for a source value in any case: `Democrat`, `D`, `Dem` → `Democratic`; unknown values →
 * `Other`. For cross-endorsements (`Republican/Conservative`) the first one counts, because it is the member's own
 * party.
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

/** Returns one letter for a source value: `D`, `R`, `I`, `L`, `G`, otherwise `O`. */
export function partyCode(rawParty: string): PartyCode {
  return CODE_OF_NAME[partyName(rawParty)];
}

/** Returns the party name to display; a party without a name in the product keeps the source's. */
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
