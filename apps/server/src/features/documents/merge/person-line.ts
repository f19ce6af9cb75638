import { currentParty, currentRole, partyWords } from '@rotunda/domain';
import type { PersonFacts } from './merged-document.ts';

type Role = NonNullable<PersonFacts['roles']>[number];

/**
 * Describes a person as `State Senator · District 12 · Republican`: the current or last office, its seat and the party.
 */
export function personLine(facts: Pick<PersonFacts, 'roles' | 'parties'>, nowMs: number): string | null {
  const role = currentRole(facts.roles, nowMs);
  const party = currentParty(facts, nowMs);
  return [role?.title, getSeat(role), party && partyWords(party)].filter(Boolean).join(' · ') || null;
}

/**
 * States number their districts, so a number gets the word District; a name (`Washington 7`, `1st Essex`) is shown as
 * is.
 */
function getSeat(role: Role | undefined): string | undefined {
  const seat = role?.seatDistrictName;
  return seat !== undefined && /^\d+[A-Z]?$/.test(seat) ? `District ${seat}` : seat;
}
