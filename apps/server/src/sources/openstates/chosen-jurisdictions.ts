import { findJurisdiction, isoCodeOfUsState, JURISDICTIONS, type Jurisdiction } from '@rotunda/domain';

/**
 * The jurisdictions an operator chose by postal codes (`WY, CA`; `US` is Congress); all states and territories when
 * none are named.
 *
 * @throws Error naming the codes that are none: a misspelt state must not look like one without bills.
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

/** `ocd-jurisdiction/country:us/state:wy/government`, as the API takes it. */
export function ocdJurisdictionOf({ localityCode, localityType }: Jurisdiction): string {
  if (localityType === 'federal') return 'ocd-jurisdiction/country:us/government';
  const kind = localityCode === 'DC' ? 'district' : TERRITORIES.has(localityCode) ? 'territory' : 'state';
  return `ocd-jurisdiction/country:us/${kind}:${localityCode.toLowerCase()}/government`;
}
