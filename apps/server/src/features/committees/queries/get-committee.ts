import type { CommitteeDetail, DocumentCard } from '@rotunda/contract';
import { dayOfJurisdiction, type IsoDate, meetingStatusOn, timeZoneOfJurisdiction } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import type { CommitteesDeps } from '../committees.deps.ts';
import { createCommitteesRepository, type MeetingIds } from '../committees.repository.ts';
import { findParents } from './find-parents.ts';
import { findStaffers } from './find-staffers.ts';
import { presentCommittee } from '../committees.presenter.ts';
import { getStoredCommittee } from './stored-committee.ts';

/** Number of upcoming and of past meetings on a page; Discover lists the rest. */
const MEETINGS = 20;

/**
 * Returns a committee with everything its page shows, by fusionId or by its publisher's key.
 * @throws AppError NOT_FOUND when there is no such committee
 */
export async function getCommittee(deps: CommitteesDeps, actor: Actor, id: string): Promise<CommitteeDetail> {
  const { database } = deps;
  const document = await getStoredCommittee(database, id);
  const repository = createCommitteesRepository(database);
  const documentsRepository = createDocumentsRepository(database);
  const { fusionId, isoCode, facts } = document;
  const [place, nowMs] = [isoCode ?? facts.isoCode, deps.clock.nowMs()];
  const sourceIds = await documentsRepository.findOtherIds(fusionId);
  const subcommittees = await repository.findSubcommittees(place, fusionId, sourceIds);
  const storedIds = await documentsRepository.findStoredIds(
    (facts.members ?? []).flatMap(({ personFusionId }) => personFusionId ?? []),
  );
  const people = new Map((await repository.findPeople(storedIds.values())).map((person) => [person.fusionId, person]));
  const parent = (await findParents(database, [document])).get(fusionId) ?? null;
  const staffers = await findStaffers(database, [fusionId, ...sourceIds], nowMs);
  const meetings = await findMeetings(
    database,
    [fusionId, ...subcommittees.map((one) => one.fusionId)],
    dayOfJurisdiction(place, nowMs),
  );
  const cards = await deps.findCards(database, actor, [
    document.documentId,
    ...meetings.upcoming.documentIds,
    ...meetings.past.documentIds,
  ]);
  const card = cards.get(document.documentId);
  if (card === undefined) throw new AppError('NOT_FOUND');
  const presented = ({ documentIds, total }: MeetingIds) => ({
    results: documentIds.flatMap((documentId) => {
      const meeting = cards.get(documentId);
      return meeting === undefined ? [] : [presentMeeting(meeting, { place, nowMs })];
    }),
    total,
  });
  return presentCommittee({
    document,
    card,
    parent,
    subcommittees,
    staffers,
    nowMs,
    getPerson: (personFusionId) => people.get(storedIds.get(personFusionId) ?? ''),
    upcomingMeetings: presented(meetings.upcoming),
    pastMeetings: presented(meetings.past),
  });
}

function presentMeeting(card: DocumentCard, { place, nowMs }: { place: string; nowMs: number }) {
  const { lastActionOn: day, isoCode, meetingStatus } = card;
  return {
    ...card,
    timeZone: timeZoneOfJurisdiction(isoCode ?? place),
    meetingStatus: meetingStatusOn(meetingStatus, { day, isoCode: isoCode ?? place }, nowMs),
  };
}

async function findMeetings(database: DatabaseHandle, committeeIds: readonly string[], today: IsoDate) {
  const repository = createCommitteesRepository(database);
  const [upcoming, past] = await Promise.all(
    [true, false].map((isUpcoming) => repository.findMeetings(committeeIds, today, { isUpcoming, limit: MEETINGS })),
  );
  const none: MeetingIds = { documentIds: [], total: 0 };
  return { upcoming: upcoming ?? none, past: past ?? none };
}
