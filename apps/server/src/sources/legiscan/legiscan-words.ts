import { isSingleChamber, JURISDICTIONS, type Chamber } from '@rotunda/domain';

/**
 * Returns the chamber for `H`, `House`, `Assembly`; `S`, `Senate`; or the single chamber of Nebraska and DC. Undefined
 * for an empty string.
 */
export function chamberOfWord(word: string | null | undefined, isoCode: string): Chamber | undefined {
  const first = (word ?? '').trim().charAt(0).toUpperCase();
  if (first !== '' && isSingleChamber(isoCode)) return 'upper';
  if (first === 'H' || first === 'A') return 'lower';
  if (first === 'S') return 'upper';
  return first === 'J' || first === 'L' ? 'joint' : undefined;
}

/** Returns the chamber for the role `Rep`, `Sen` or `Jnt` of a person or of a committee listed as one. */
export function chamberOfRole(role: string | null | undefined, isoCode: string): Chamber | undefined {
  return chamberOfWord(role?.startsWith('Rep') ? 'House' : role, isoCode);
}

/** Returns the date, or undefined for `0000-00-00` and empty strings. */
export function dateOrUndefined(date: string | null | undefined): string | undefined {
  return date && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(date) ? date : undefined;
}

/** Postal codes in LegiScan's numbering: the states by name from 1, then DC and Congress. */
const STATES_BY_ID: readonly string[] = [
  ...JURISDICTIONS.filter(({ countryCode, localityType }) => countryCode === 'US' && localityType === 'state')
    .filter(({ localityCode }) => !['DC', 'AS', 'GU', 'MP', 'PR', 'VI'].includes(localityCode))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ localityCode }) => localityCode),
  'DC',
  'US',
];

/** Returns the postal code of a `state_id`: 5 is CA, 50 WY, 51 DC, 52 US. */
export function stateOfId(stateId: number | null | undefined): string | undefined {
  return stateId ? STATES_BY_ID[stateId - 1] : undefined;
}
