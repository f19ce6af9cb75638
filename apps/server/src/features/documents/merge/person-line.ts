import { currentParty, currentRole, partyWords } from '@rotunda/domain';
import type { PersonFacts } from './merged-document.ts';

type Role = NonNullable<PersonFacts['roles']>[number];

/** `State Senator · District 12 · Republican`: the office held now or last, its seat, and the party. */
export function personLine(facts: Pick<PersonFacts, 'roles' | 'parties'>, nowMs: number): string | null {
  const role = currentRole(facts.roles, nowMs);
  const party = currentParty(facts, nowMs);
  return [role?.title, seatOf(role), party && partyWords(party)].filter(Boolean).join(' · ') || null;
}

/** States number their districts; a name (`Washington 7`, `1st Essex`) speaks for itself. */
function seatOf(role: Role | undefined): string | undefined {
  const seat = role?.seatDistrictName;
  return seat !== undefined && /^\d+[A-Z]?$/.test(seat) ? `District ${seat}` : seat;
}
