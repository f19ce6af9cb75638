import { AGENCIES, type AgencyEntry } from './agency-table.ts';

export interface Agency {
  name: string;
  /** Acronym of the agency on Regulations.gov. */
  shortName?: string;
}

const BY_ACRONYM = new Map(AGENCIES.flatMap((entry) => (entry.acronym ? [[entry.acronym, entry] as const] : [])));
const BY_NAME = new Map(
  AGENCIES.flatMap((entry) => [entry.name, ...(entry.otherNames ?? [])].map((name) => [getKey(name), entry] as const)),
);

/** Returns the agency of a Regulations.gov `agencyId`; an unknown id becomes the name. */
export function agencyOfAcronym(acronym: string): Agency {
  const entry = BY_ACRONYM.get(acronym);
  return entry === undefined ? { name: acronym, shortName: acronym } : getAgency(entry);
}

/**
 * Finds the agency for a name as printed or as listed by the Federal Register: `Bureau of the Census`, `DEPARTMENT OF
 * TRANSPORTATION`, `Transportation Department`. An unknown name stays as it is.
 */
export function agencyOfName(name: string): Agency {
  const entry = lookUp(name);
  return entry === undefined ? { name } : getAgency(entry);
}

/** Returns each agency once, in the given order. */
export function distinctAgencies(agencies: readonly Agency[]): Agency[] {
  return [...new Map(agencies.map((agency) => [agency.name, agency])).values()];
}

function getAgency({ name, acronym }: AgencyEntry): Agency {
  return acronym === undefined ? { name } : { name, shortName: acronym };
}

const KIND_FIRST = /^(department|bureau|office|administration|commission) (?:of|for) (?:the )?(.+)$/;

/**
 * Looks up a name in either word order: the Federal Register lists `Census Bureau` where the notice prints `Bureau of
 * the Census`.
 */
function lookUp(name: string): AgencyEntry | undefined {
  const key = getKey(name);
  const plain = key.replace(/^(?:u\.s\.|united states) /, '');
  const turned = KIND_FIRST.exec(plain);
  return BY_NAME.get(key) ?? BY_NAME.get(plain) ?? BY_NAME.get(turned ? `${turned[2]} ${turned[1]}` : '');
}

function getKey(name: string): string {
  return name.trim().toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
}
