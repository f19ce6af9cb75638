import { type FederalBillType, getFederalBillType } from './bill-number.ts';
import { federalBillId } from './fusion-id.ts';
import type { BillRecord } from './source-record.ts';
import type { BillType, Chamber } from './status.ts';

interface MeasureKind {
  /** Citation form: `H.J.Res.` */
  citation: string;
  billType: BillType;
  originatingChamber: Chamber;
  /** Path segment in congress.gov addresses. */
  path: string;
}

const KINDS: Readonly<Record<FederalBillType, MeasureKind>> = {
  hr: { citation: 'H.R.', billType: 'Bill', originatingChamber: 'lower', path: 'house-bill' },
  s: { citation: 'S.', billType: 'Bill', originatingChamber: 'upper', path: 'senate-bill' },
  hjres: {
    citation: 'H.J.Res.',
    billType: 'Joint Resolution',
    originatingChamber: 'lower',
    path: 'house-joint-resolution',
  },
  sjres: {
    citation: 'S.J.Res.',
    billType: 'Joint Resolution',
    originatingChamber: 'upper',
    path: 'senate-joint-resolution',
  },
  hconres: {
    citation: 'H.Con.Res.',
    billType: 'Concurrent Resolution',
    originatingChamber: 'lower',
    path: 'house-concurrent-resolution',
  },
  sconres: {
    citation: 'S.Con.Res.',
    billType: 'Concurrent Resolution',
    originatingChamber: 'upper',
    path: 'senate-concurrent-resolution',
  },
  hres: { citation: 'H.Res.', billType: 'Resolution', originatingChamber: 'lower', path: 'house-resolution' },
  sres: { citation: 'S.Res.', billType: 'Resolution', originatingChamber: 'upper', path: 'senate-resolution' },
};

/** Formats `1st`, `2nd`, `113th`. */
function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** Formats `119th Congress (2025-2026)`. */
export function congressName(congress: number): string {
  const firstYear = getFirstYear(congress);
  return `${ordinal(congress)} Congress (${firstYear}-${firstYear + 1})`;
}

/** Returns the first year of a Congress; a Congress begins and ends on January 3 of odd years (since the 74th). */
function getFirstYear(congress: number): number {
  return 1787 + 2 * congress;
}

/** Formats the citation of a federal measure with its Congress: `H.R. 30 (111th)`. */
export function federalBillCitation({ congress, type, number }: FederalBillNumber): string {
  return `${KINDS[type].citation} ${number} (${ordinal(congress)})`;
}

/** Natural key of a federal measure. */
export interface FederalBillNumber {
  congress: number;
  type: FederalBillType;
  number: number;
}

/** Parses the natural key from an id such as `us-119-hr-1`; undefined if it is not the id of a federal measure. */
export function federalBillInId(fusionId: string): FederalBillNumber | undefined {
  const [, congress, word = '', number] = /^us-(\d+)-([a-z]+)-(\d+)$/.exec(fusionId) ?? [];
  const type = getFederalBillType(word);
  return type === undefined ? undefined : { congress: Number(congress), type, number: Number(number) };
}

/** Facts that follow from the number of a federal measure alone. */
export type FederalBillIdentity = Required<
  Pick<
    BillRecord,
    | 'fusionId'
    | 'documentType'
    | 'isoCode'
    | 'session'
    | 'sessionName'
    | 'sessionStartOn'
    | 'sessionEndOn'
    | 'localityExternalId'
    | 'alternateExternalIds'
    | 'billType'
    | 'originatingChamber'
    | 'sourceUrl'
    | 'sourceLinks'
  >
>;

/** Derives identity, session and names of a federal measure, the same for every source. */
export function federalBillIdentity(congress: number, type: FederalBillType, number: number): FederalBillIdentity {
  const kind = KINDS[type];
  const firstYear = getFirstYear(congress);
  const citation = `${kind.citation} ${number}`;
  const page = `https://www.congress.gov/bill/${ordinal(congress)}-congress/${kind.path}/${number}`;
  return {
    fusionId: federalBillId(congress, type, number),
    documentType: 'Legislation',
    isoCode: 'us',
    session: String(congress),
    sessionName: congressName(congress),
    sessionStartOn: `${firstYear}-01-03`,
    sessionEndOn: `${firstYear + 2}-01-03`,
    localityExternalId: `US ${type.toUpperCase()} ${number}`,
    alternateExternalIds: [citation, `${type.toUpperCase()} ${number}`, `${type.toUpperCase()}${number}`],
    billType: kind.billType,
    originatingChamber: kind.originatingChamber,
    sourceUrl: page,
    sourceLinks: [page],
  };
}

/** Names of text versions by Government Publishing Office code; `pl` and `pvl` are the slip laws. */
const VERSION_NAMES: Readonly<Record<string, string>> = {
  as: 'Amendment Ordered to be Printed Senate',
  ash: 'Additional Sponsors House',
  ath: 'Agreed to House',
  ats: 'Agreed to Senate',
  cdh: 'Committee Discharged House',
  cds: 'Committee Discharged Senate',
  cph: 'Considered and Passed House',
  cps: 'Considered and Passed Senate',
  eah: 'Engrossed Amendment House',
  eas: 'Engrossed Amendment Senate',
  eh: 'Engrossed in House',
  enr: 'Enrolled Bill',
  es: 'Engrossed in Senate',
  fah: 'Failed Amendment House',
  fph: 'Failed Passage House',
  fps: 'Failed Passage Senate',
  hdh: 'Held at Desk House',
  hds: 'Held at Desk Senate',
  ih: 'Introduced in House',
  iph: 'Indefinitely Postponed House',
  ips: 'Indefinitely Postponed Senate',
  is: 'Introduced in Senate',
  lth: 'Laid on Table in House',
  lts: 'Laid on Table in Senate',
  oph: 'Ordered to be Printed House',
  ops: 'Ordered to be Printed Senate',
  pap: 'Printed as Passed',
  pav: 'Previous Action Vitiated',
  pch: 'Placed on Calendar House',
  pcs: 'Placed on Calendar Senate',
  pl: 'Public Law',
  pp: 'Public Print',
  pvl: 'Private Law',
  pwah: 'Ordered to be Printed with House Amendment',
  rah: 'Referred with Amendments House',
  ras: 'Referred with Amendments Senate',
  rch: 'Reference Change House',
  rcs: 'Reference Change Senate',
  rdh: 'Received in House',
  rds: 'Received in Senate',
  reah: 'Re-engrossed Amendment House',
  renr: 'Re-enrolled Bill',
  res: 'Re-engrossed Amendment Senate',
  rfh: 'Referred in House',
  rfs: 'Referred in Senate',
  rh: 'Reported in House',
  rih: 'Referral Instructions House',
  ris: 'Referral Instructions Senate',
  rs: 'Reported in Senate',
  rth: 'Referred to Committee House',
  rts: 'Referred to Committee Senate',
  sas: 'Additional Sponsors Senate',
  sc: 'Sponsor Change',
};

/**
 * Returns the name of a version: `Engrossed in House` for `eh`. Numbered prints (`rh2`) include their number; unknown
 * codes are returned unchanged.
 */
export function federalVersionName(code: string): string {
  const [, letters = code, print] = /^([a-z]+)(\d+)?$/.exec(code.toLowerCase()) ?? [];
  const name = Object.hasOwn(VERSION_NAMES, letters) ? VERSION_NAMES[letters] : undefined;
  if (name === undefined) return code.toUpperCase();
  return print === undefined ? name : `${name} (print ${print})`;
}

const VERSION_CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(VERSION_NAMES).map(([code, name]) => [name.toLowerCase(), code] as const),
  ['enrolled', 'enr'],
  ['public law', 'pl'],
  ['private law', 'pvl'],
  ['agreed to in house', 'ath'],
  ['agreed to in senate', 'ats'],
  ['engrossed house', 'eh'],
  ['engrossed senate', 'es'],
  ['introduced house', 'ih'],
  ['introduced senate', 'is'],
  ['reported to house', 'rh'],
  ['reported to senate', 'rs'],
]);

/** Returns the code for a version name as written by Congress.gov and BILLSTATUS. */
export function federalVersionCode(name: string): string | undefined {
  return VERSION_CODES.get(name.trim().toLowerCase());
}
