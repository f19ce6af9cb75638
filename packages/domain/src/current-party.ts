import { currentRole } from './current-role.ts';
import type { PersonRecord } from './stakeholder-record.ts';

/**
 * Returns the person's current or last party, as named by the source.
 * @param nowMs milliseconds
 */
export function currentParty(
  { parties, roles }: Pick<PersonRecord, 'parties' | 'roles'>,
  nowMs: number,
): string | undefined {
  const running = parties?.findLast(({ activeEndDate }) => activeEndDate === undefined);
  return running?.rawParty ?? currentRole(roles, nowMs)?.party ?? parties?.at(-1)?.rawParty;
}
