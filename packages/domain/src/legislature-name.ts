import { chamberName } from './chamber-names.ts';
import { findJurisdiction } from './jurisdictions.ts';
import type { Chamber } from './status.ts';

const OF_CONGRESS: Readonly<Record<Chamber, string>> = {
  lower: 'U.S. House of Representatives',
  upper: 'U.S. Senate',
  joint: 'U.S. Congress',
};
const OF_PARLIAMENT: Readonly<Record<Chamber, string>> = {
  lower: 'House of Commons of Canada',
  upper: 'Senate of Canada',
  joint: 'Parliament of Canada',
};

/**
 * Returns the full name of a chamber, such as `U.S. Senate` or `California Assembly`; for both chambers, the name of
 * the legislature.
 */
export function legislatureName(isoCode: string, chamber: Chamber): string {
  if (isoCode === 'us') return OF_CONGRESS[chamber];
  if (isoCode === 'ca') return OF_PARLIAMENT[chamber];
  const place = findJurisdiction(isoCode)?.name ?? isoCode;
  return `${place} ${chamber === 'joint' ? 'Legislature' : chamberName(isoCode, chamber)}`;
}
