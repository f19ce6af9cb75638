import { chamberName, findJurisdiction, legislatureName, type Chamber } from '@rotunda/domain';

export interface OfficeTitle {
  title: string;
  /** One of the filter values (STK-02), or the office's own word where there is none. */
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

/** Returns the office of a member of a chamber. */
export function legislativeOffice(isoCode: string, chamber: Chamber): OfficeTitle {
  const chamberWord = chamberName(isoCode, chamber);
  return {
    ...legislatorTitle(isoCode, chamber, chamberWord),
    organizationName: legislatureName(isoCode, chamber),
    organizationType: 'legislative',
  };
}

function legislatorTitle(isoCode: string, chamber: Chamber, chamberWord: string): { title: string; role: string } {
  if (isoCode === 'us-dc') return { title: 'Council Member', role: 'representative' };
  // Members of Nebraska's single chamber and of every upper chamber are senators.
  if (isoCode === 'us-ne' || chamber === 'upper') {
    return { title: isoCode === 'us' ? 'U.S. Senator' : 'State Senator', role: 'senator' };
  }
  if (isoCode === 'us') return { title: 'U.S. Representative', role: 'representative' };
  // Members of an Assembly, in New Jersey and elsewhere, have this title; members of a House do not.
  if (chamberWord === 'Assembly') return { title: 'Assembly Member', role: 'representative' };
  const title = DELEGATE_STATES.has(isoCode) ? 'State Delegate' : 'State Representative';
  return { title, role: 'representative' };
}

/**
 * Returns the executive office for Open States' word; an unknown word becomes title and role.
 *
 * @param place city of a municipal office (`Long Beach`), otherwise undefined
 */
export function executiveOffice(isoCode: string, type: string, place: string | undefined): OfficeTitle {
  // The chief executive of the District is its mayor, whom Open States lists as governor along with those of the
  // states.
  const word = isoCode === 'us-dc' && type === 'governor' ? 'mayor' : type;
  const known = Object.hasOwn(EXECUTIVE_OFFICES, word) ? EXECUTIVE_OFFICES[word] : undefined;
  const { title, role } = known ?? { title: capitalize(word), role: word };
  const where = place === undefined ? placeName(isoCode) : `City of ${place}`;
  return { title, role, organizationName: `${where} Office of the ${title}`, organizationType: 'executive' };
}

function placeName(isoCode: string): string {
  return findJurisdiction(isoCode)?.name ?? isoCode;
}

/** Converts `vice chair` to `Vice Chair`, `lt_governor` to `Lt Governor`. */
export function capitalize(words: string): string {
  return words
    .replace(/_/g, ' ')
    .replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
}
