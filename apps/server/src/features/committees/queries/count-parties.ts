import type { PartyBreakdown } from '@rotunda/contract';
import { addDays, type Chamber, currentParty, dayOfJurisdiction, type IsoDate } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import type { CommitteesDeps } from '../committees.deps.ts';
import { createCommitteesRepository, type MemberPerson } from '../committees.repository.ts';
import { partyBreakdown } from './party-breakdown.ts';

interface Asked {
  isoCode: string;
  session?: string | undefined;
  chamber: Chamber;
}

/**
 * Counts the members of a chamber by party, on the last day of the session or today if it is not over.
 * @throws AppError NOT_FOUND when the jurisdiction has no stored session of that name
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
  const found = await createCommitteesRepository(database).findSeated(place, chamber, asOf);
  const seated = withoutObservers(withoutInvented(found));
  const parties = seated.map((person) => partyOn(person, chamber, asOf, clock.nowMs()));
  return { ...partyBreakdown(parties), asOf, total: seated.length };
}

async function dayOfSession(
  { database, clock }: Pick<CommitteesDeps, 'database' | 'clock'>,
  isoCode: string,
  session: string,
): Promise<IsoDate> {
  const stored = await createDocumentsRepository(database).findSession(isoCode, session);
  if (stored === null) throw new AppError('NOT_FOUND');
  const today = dayOfJurisdiction(isoCode, clock.nowMs());
  // The next term begins on the day a term ends, so that day would count both members.
  const last = stored.endOn === null ? today : addDays(stored.endOn, -1);
  return last < today ? last : today;
}

/** Drops the people of the sample workspace from a chamber that has real members. */
function withoutInvented(people: readonly MemberPerson[]): readonly MemberPerson[] {
  const real = people.filter(({ isSample }) => !isSample);
  return real.length > 0 ? real : people;
}

/** Drops LegiScan's copies of members who also come from Open States, so that nobody is counted twice. */
function withoutObservers(people: readonly MemberPerson[]): readonly MemberPerson[] {
  const kept = people.filter(({ fusionId }) => !fusionId.startsWith('person-legiscan-'));
  return kept.length > 0 ? kept : people;
}

/** Returns the party of the seat on that day; a member who left a party later still had it then. */
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
