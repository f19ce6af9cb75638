/** Levels of a legislature in a federation, as Discover filters them (SEA-08). */
export const LOCALITY_TYPES = ['federal', 'state'] as const;
export type LocalityType = (typeof LOCALITY_TYPES)[number];

export interface Jurisdiction {
  /** ISO 3166 in lowercase: `us`, `us-wy`, `ca`, `ca-on`. */
  isoCode: string;
  name: string;
  /** `US` or `CA`, in uppercase as country codes are displayed. */
  countryCode: 'US' | 'CA';
  /** `WY`, `ON`; for a national legislature the country's own code. */
  localityCode: string;
  /** Provinces are `state` too, because the specification has only two levels. */
  localityType: LocalityType;
}

const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
};

/** Postal codes of the states, the federal district and the territories. */
export const US_STATE_CODES: readonly string[] = Object.keys(US_STATES);

const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

function getLocalities(countryCode: 'US' | 'CA', names: Readonly<Record<string, string>>): Jurisdiction[] {
  return Object.entries(names).map(([localityCode, name]) => ({
    isoCode: `${countryCode}-${localityCode}`.toLowerCase(),
    name,
    countryCode,
    localityCode,
    localityType: 'state',
  }));
}

/** Territories of all legislatures the product knows: national ones first, then states and provinces by name. */
export const JURISDICTIONS: readonly Jurisdiction[] = [
  { isoCode: 'us', name: 'United States', countryCode: 'US', localityCode: 'US', localityType: 'federal' },
  { isoCode: 'ca', name: 'Canada', countryCode: 'CA', localityCode: 'CA', localityType: 'federal' },
  ...getLocalities('US', US_STATES),
  ...getLocalities('CA', CANADIAN_PROVINCES),
];

const BY_ISO_CODE = new Map(JURISDICTIONS.map((jurisdiction) => [jurisdiction.isoCode, jurisdiction]));

/**
 * Finds the jurisdiction of an ISO code in any case (`us-wy`, `US-WY`); undefined if unknown. A bare `ca` is Canada;
 * California is `us-ca`.
 */
export function findJurisdiction(isoCode: string): Jurisdiction | undefined {
  return BY_ISO_CODE.get(isoCode.toLowerCase());
}

/**
 * Returns the ISO code for a `state` value of American sources: a postal code (`CA` is California), or `US` for
 * Congress. Undefined for anything else.
 */
export function isoCodeOfUsState(postalCode: string): string | undefined {
  const code = postalCode.trim().toUpperCase();
  if (code === 'US') return 'us';
  return Object.hasOwn(US_STATES, code) ? `us-${code.toLowerCase()}` : undefined;
}

/**
 * Returns the ISO code for the Open Civic Data id of a jurisdiction or division:
 * `ocd-jurisdiction/country:us/state:ca/government` → `us-ca`, `ocd-division/country:us` → `us`. A place inside a state
 * (a mayor's city) returns its state. Undefined for unknown territories.
 */
export function isoCodeOfOcdId(ocdId: string): string | undefined {
  const match =
    /^ocd-(?:jurisdiction|division)\/country:(us|ca)(?:\/(?:state|district|territory|province):([a-z]{2}))?(?:\/|$)/.exec(
      ocdId,
    );
  const [, country, locality] = match ?? [];
  if (country === undefined) return undefined;
  const isoCode = locality === undefined ? country : `${country}-${locality}`;
  return BY_ISO_CODE.has(isoCode) ? isoCode : undefined;
}

/** Whether the code is Canada or one of its provinces and territories. */
export function isCanadian(isoCode: string | undefined): boolean {
  return isoCode !== undefined && /^ca(?:-|$)/i.test(isoCode);
}
