import { currentRole } from './current-role.ts';
import type { PersonRecord } from './stakeholder-record.ts';

/** The party a person belongs to now, or belonged to last, as the source names it. */
export function currentParty({ parties, roles }: Pick<PersonRecord, 'parties' | 'roles'>): string | undefined {
  const running = parties?.findLast(({ activeEndDate }) => activeEndDate === undefined);
  return running?.rawParty ?? currentRole(roles)?.party ?? parties?.at(-1)?.rawParty;
}
