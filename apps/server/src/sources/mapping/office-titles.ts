import { chamberName, findJurisdiction, legislatureName, type Chamber } from '@rotunda/domain';

export interface OfficeHeld {
  title: string;
  /** One of the words people filter by (S3 §3), or the office's own where there is none. */
  role: string;
  organizationName: string;
  organizationType: 'legislative' | 'executive';
}

/** Lower chambers whose members are called Delegate rather than Representative. */
const DELEGATE_STATES: ReadonlySet<string> = new Set(['us-md', 'us-va', 'us-wv']);

const EXECUTIVE_OFFICES: Readonly<Record<string, { title: string; role: string }>> = {
  governor: { title: 'Governor', role: 'governor' },
  lt_governor: { title: 'Lieutenant Governor', role: 'lt. governor' },
  'attorney general': { title: 'Attorney General', role: 'attorney general' },
  'secretary of state': { title: 'Secretary of State', role: 'secretary' },
  treasurer: { title: 'Treasurer', role: 'treasurer' },
  comptroller: { title: 'Comptroller', role: 'comptroller' },
  'chief election officer': { title: 'Chief Election Officer', role: 'director' },
  mayor: { title: 'Mayor', role: 'mayor' },
};

/** A seat in a chamber. */
export function legislativeOffice(isoCode: string, chamber: Chamber): OfficeHeld {
  const chamberWord = chamberName(isoCode, chamber);
  return {
    ...legislatorTitle(isoCode, chamber, chamberWord),
    organizationName: legislatureName(isoCode, chamber),
    organizationType: 'legislative',
  };
}

function legislatorTitle(isoCode: string, chamber: Chamber, chamberWord: string): { title: string; role: string } {
  if (isoCode === 'us-dc') return { title: 'Council Member', role: 'representative' };
  // Nebraska's one chamber has senators; so has every upper one.
  if (isoCode === 'us-ne' || chamber === 'upper') {
    return { title: isoCode === 'us' ? 'U.S. Senator' : 'State Senator', role: 'senator' };
  }
  if (isoCode === 'us') return { title: 'U.S. Representative', role: 'representative' };
  // New Jersey's Assembly and the others' alike; the members of no House are called so.
  if (chamberWord === 'Assembly') return { title: 'Assembly Member', role: 'representative' };
  const title = DELEGATE_STATES.has(isoCode) ? 'State Delegate' : 'State Representative';
  return { title, role: 'representative' };
}

/**
 * An executive office by the word Open States has for it; an unknown one keeps its word as title and role.
 *
 * @param place a city where the office is municipal (`Long Beach`), otherwise undefined
 */
export function executiveOffice(isoCode: string, type: string, place: string | undefined): OfficeHeld {
  // The chief executive of the District is its mayor, filed as governor beside those of the states.
  const word = isoCode === 'us-dc' && type === 'governor' ? 'mayor' : type;
  const known = Object.hasOwn(EXECUTIVE_OFFICES, word) ? EXECUTIVE_OFFICES[word] : undefined;
  const { title, role } = known ?? { title: capitalised(word), role: word };
  const where = place === undefined ? placeName(isoCode) : `City of ${place}`;
  return { title, role, organizationName: `${where} Office of the ${title}`, organizationType: 'executive' };
}

function placeName(isoCode: string): string {
  return findJurisdiction(isoCode)?.name ?? isoCode;
}

/** `vice chair` → `Vice Chair`, `lt_governor` → `Lt Governor`. */
export function capitalised(words: string): string {
  return words
    .replace(/_/g, ' ')
    .replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
}
