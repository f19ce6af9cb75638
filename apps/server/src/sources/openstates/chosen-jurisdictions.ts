import { findJurisdiction, isoCodeOfUsState, JURISDICTIONS, type Jurisdiction } from '@rotunda/domain';

/**
 * Returns the jurisdictions that an operator chose by postal code (`WY, CA`; `US` is Congress), or all states, DC and
 * the territories when none are named.
 *
 * @throws Error naming unknown codes, because a misspelled state must not look like one without bills
 */
export function chosenJurisdictions(option: string | undefined): Jurisdiction[] {
  const codes = (option ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (codes.length === 0) {
    return JURISDICTIONS.filter(({ countryCode, localityType }) => countryCode === 'US' && localityType === 'state');
  }
  const unknown = codes.filter((code) => isoCodeOfUsState(code) === undefined);
  if (unknown.length > 0)
    throw new Error(`Open States has no jurisdiction ${unknown.join(', ')}: use postal codes such as WY`);
  return codes.flatMap((code) => findJurisdiction(isoCodeOfUsState(code) ?? '') ?? []);
}

const TERRITORIES: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** Returns `ocd-jurisdiction/country:us/state:wy/government`, as the API requires. */
export function getOcdJurisdiction({ localityCode, localityType }: Jurisdiction): string {
  if (localityType === 'federal') return 'ocd-jurisdiction/country:us/government';
  const kind = localityCode === 'DC' ? 'district' : TERRITORIES.has(localityCode) ? 'territory' : 'state';
  return `ocd-jurisdiction/country:us/${kind}:${localityCode.toLowerCase()}/government`;
}
