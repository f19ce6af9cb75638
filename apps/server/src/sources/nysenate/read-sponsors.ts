import type { SponsorFact } from '@rotunda/domain';
import { definedFields } from '../mapping/defined-fields.ts';

/**
 * Returns the primary sponsors. `RULES COM Mayer` is the Rules Committee at the request of a member. `BUDGET BILL` is
 * the Governor's bill and has no sponsor of its own.
 */
export function readPrimarySponsors(text: string | undefined): SponsorFact[] {
  const name = text?.replace(/\s+/g, ' ').trim() ?? '';
  if (name === '') return [];
  if (/^budget bill$/i.test(name)) {
    return [{ fullName: name, type: 'primary', stakeholderType: 'unknown_unmatched' }];
  }
  const [, committee, requester] = /^(RULES(?: COM)?)(?: \(?([^()]+)\)?)?$/i.exec(name) ?? [];
  if (committee === undefined) return [{ fullName: name, type: 'primary', stakeholderType: 'person' }];
  const rules: SponsorFact = { fullName: committee, type: 'primary', stakeholderType: 'committee' };
  if (requester === undefined) return [rules];
  return [rules, { fullName: requester.trim(), type: 'requester', stakeholderType: 'person' }];
}

/**
 * Reads a comma-separated list of members.
 * @param role name of their role if they are not called cosponsors
 */
export function readCosponsors(text: string | undefined, role?: string): SponsorFact[] {
  const names = (text ?? '').split(',').map((name) => name.replace(/\s+/g, ' ').trim());
  return names
    .filter((name) => name !== '')
    .map((fullName) =>
      definedFields({ fullName, type: 'cosponsor' as const, stakeholderType: 'person' as const, role }),
    );
}
