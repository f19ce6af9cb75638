import type { Chamber } from '@rotunda/domain';
import { chamberOfOrganization } from '../openstates/chamber-of-organization.ts';

/**
 * `S Introduced and Referred to S03`, `H09 - Minerals:Do Pass`: Wyoming writes the chamber's letter before its action.
 */
const LETTER = /^:?([HS])(?:\d{2} - | (?=[A-Z0-9]))/;
/** A chamber acts under its own rules; `Suspend the Joint Rules` shows neither chamber. */
const OWN_RULE = /\b(House|Senate) Rule\b/;

/**
 * Returns the chamber that voted. In Wyoming the chamber named in the motion takes precedence, because Open States
 * files introductions and recalls of the Senate under the House, where no senator could be matched.
 */
export function chamberOfVote(motion: string, organization: string | undefined, isoCode: string): Chamber | undefined {
  const stated = isoCode === 'us-wy' ? (LETTER.exec(motion.trim())?.[1] ?? OWN_RULE.exec(motion)?.[1]?.[0]) : undefined;
  if (stated === undefined) return chamberOfOrganization(organization, isoCode);
  return stated === 'S' ? 'upper' : 'lower';
}
