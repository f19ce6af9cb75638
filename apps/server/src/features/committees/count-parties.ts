import type { PartyBreakdown } from '@rotunda/contract';
import { addDays, type Chamber, currentParty, dayOfJurisdiction, type IsoDate } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import { createDocumentsRepository } from '../documents/index.ts';
import type { CommitteesDeps } from './committees-deps.ts';
import { createCommitteesRepository, type MemberPerson } from './committees.repository.ts';
import { partyBreakdown } from './party-breakdown.ts';

interface Asked {
  isoCode: string;
  session?: string | undefined;
  chamber: Chamber;
}

/**
 * Members of a chamber by party, on the last day of a session or today where it is not over yet.
 * @throws AppError NOT_FOUND when no session of that name is held here
 */
export async function countParties(
  { database, clock }: Pick<CommitteesDeps, 'database' | 'clock'>,
  { isoCode, session, chamber }: Asked,
): Promise<PartyBreakdown & { asOf: IsoDate; total: number }> {
  const place = isoCode.toLowerCase();
  const asOf =
    session === undefined
      ? dayOfJurisdiction(place, clock.nowMs())
      : await dayOfSession({ database, clock }, place, session);
  const seated = withoutObservers(await createCommitteesRepository(database).findSeated(place, chamber, asOf));
  const parties = seated.map((person) => partyOn(person, chamber, asOf, clock.nowMs()));
  return { ...partyBreakdown(parties), asOf, total: seated.length };
}

async function dayOfSession(
  { database, clock }: Pick<CommitteesDeps, 'database' | 'clock'>,
  isoCode: string,
  session: string,
): Promise<IsoDate> {
  const held = await createDocumentsRepository(database).findSession(isoCode, session);
  if (held === null) throw new AppError('NOT_FOUND');
  const today = dayOfJurisdiction(isoCode, clock.nowMs());
  // On the day a term ends the next one begins: both members would be counted.
  const last = held.endOn === null ? today : addDays(held.endOn, -1);
  return last < today ? last : today;
}

/** LegiScan observes the members whom Open States keeps: who is there twice is counted once. */
function withoutObservers(people: readonly MemberPerson[]): readonly MemberPerson[] {
  const kept = people.filter(({ fusionId }) => !fusionId.startsWith('person-legiscan-'));
  return kept.length > 0 ? kept : people;
}

/** The party of the seat held that day; who has left a party within the term still had it before. */
function partyOn({ roles, parties }: MemberPerson, chamber: Chamber, day: IsoDate, nowMs: number): string | undefined {
  const since = parties.find(({ activeEndDate }) => activeEndDate !== undefined && activeEndDate >= day);
  const seat = roles.find(
    (role) =>
      role.chamber === chamber &&
      role.organizationType === 'legislative' &&
      (role.activeStartDate ?? day) <= day &&
      (role.activeEndDate ?? day) >= day,
  );
  return since?.rawParty ?? seat?.party ?? currentParty({ parties: [...parties], roles: [...roles] }, nowMs);
}
