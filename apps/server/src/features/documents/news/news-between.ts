import {
  type ActionFact,
  addDays,
  type BillStatus,
  type Chamber,
  chamberName,
  type IsoDate,
  type VoteDetails,
  getVoteOutcome,
} from '@rotunda/domain';
import type { BillFacts, DocumentFacts, HearingFacts, RegulationFacts } from '../merge/merged-document.ts';

export type NewsKind = 'action' | 'status' | 'version' | 'vote' | 'summary' | 'dates';

/** An event of a document that users are notified of. */
export interface News {
  kind: NewsKind;
  /** Date that the source gives. */
  newsOn: IsoDate | null;
  words: string;
  /** Set for roll calls, because the roll call's own record may already have been reported. */
  voteId?: string;
}

/** Age limit in days. An older event that a source adds is history, not news. */
export const NEWS_DAYS = 30;
/** Most news of one kind at once. A source that adds more is filling a gap. */
const MAX_PER_KIND = 10;

const STATUS_WORDS: Readonly<Record<BillStatus, string | null>> = {
  INTRODUCED: 'Introduced',
  IN_COMMITTEE: 'In committee',
  REPORTED: 'Reported by committee',
  PASSED_FIRST_CHAMBER: 'Passed the first chamber',
  RESOLVING_DIFFERENCES: 'Resolving differences between the chambers',
  PASSED_SECOND_CHAMBER: 'Passed the second chamber',
  ENROLLED: 'Enrolled',
  ENACTED: 'Enacted',
  ADOPTED: 'Adopted',
  VETOED: 'Vetoed',
  FAILED: 'Failed',
  FAILED_SINE_DIE: 'Failed at the end of the session',
  WITHDRAWN: 'Withdrawn',
  OTHER: null,
};

/**
 * Returns what a change of a document's facts means to users who follow it: new actions, versions, votes and summaries
 * of a bill, its status, the end of a comment period, the time of a meeting. A corrected text is not news.
 *
 * @param today in UTC
 */
export function newsBetween(before: DocumentFacts, after: DocumentFacts, today: IsoDate): News[] {
  const found = getChanges(before, after);
  const since = addDays(today, -NEWS_DAYS);
  return found.filter(({ newsOn, kind }) => kind === 'dates' || newsOn === null || newsOn >= since);
}

function getChanges(before: DocumentFacts, after: DocumentFacts): News[] {
  if (before.kind === 'bill' && after.kind === 'bill') return newsOfBill(before, after);
  if (before.kind === 'regulation' && after.kind === 'regulation') return newsOfRegulation(before, after);
  if (before.kind === 'hearing' && after.kind === 'hearing') return newsOfMeeting(before, after);
  return [];
}

function newsOfBill(before: BillFacts, after: BillFacts): News[] {
  return [
    ...last(addedActions(before.actions ?? [], after.actions ?? [])).map(({ date, text, chamber }): News => ({
      kind: 'action',
      newsOn: date,
      words: inChamber(after, chamber, text),
    })),
    ...statusNews(before, after),
    ...last(added(before.versions, after.versions, ({ fnDocumentId }) => fnDocumentId)).map(
      ({ versionName, date }): News => ({ kind: 'version', newsOn: date ?? null, words: `New text: ${versionName}` }),
    ),
    ...last(added(before.recordedVotes, after.recordedVotes, ({ voteId }) => voteId)).map((vote): News => ({
      kind: 'vote',
      newsOn: vote.date,
      voteId: vote.voteId,
      words: describeVote({ ...vote, isoCode: after.isoCode, billType: after.billType }),
    })),
    ...last(added(before.summaries, after.summaries, ({ versionName, date }) => `${versionName} ${date}`)).map(
      ({ versionName, date }): News => ({
        kind: 'summary',
        newsOn: date ?? null,
        words: versionName === undefined ? 'New summary' : `New summary: ${versionName}`,
      }),
    ),
  ];
}

function statusNews(before: BillFacts, after: BillFacts): News[] {
  if (after.status === undefined || after.status === before.status) return [];
  const words = STATUS_WORDS[after.status];
  return words === null ? [] : [{ kind: 'status', newsOn: after.lastActionOn ?? null, words: `Status: ${words}` }];
}

function inChamber({ isoCode }: BillFacts, chamber: ActionFact['chamber'], text: string): string {
  return chamber === undefined ? text : `${chamberName(isoCode, chamber)}: ${text}`;
}

/**
 * Returns the new actions in their order. A day with as many actions as before was only reworded, by its source or by
 * another source that now takes precedence. On a day with more actions than before, at most the difference counts as
 * new: actions with unknown text, taken from the latest.
 */
function addedActions(before: readonly ActionFact[], after: readonly ActionFact[]): ActionFact[] {
  const known = new Map<IsoDate, string[]>();
  for (const { date, text } of before) known.set(date, [...(known.get(date) ?? []), text]);
  const room = new Map<IsoDate, number>();
  for (const { date } of after) room.set(date, (room.get(date) ?? -(known.get(date)?.length ?? 0)) + 1);
  const fresh = after.toReversed().filter(({ date, text }) => {
    const left = room.get(date) ?? 0;
    if (left <= 0 || known.get(date)?.includes(text) === true) return false;
    room.set(date, left - 1);
    return true;
  });
  return fresh.toReversed();
}

function added<Item>(
  before: readonly Item[] | undefined,
  after: readonly Item[] | undefined,
  getKey: (item: Item) => string,
): Item[] {
  const known = new Set((before ?? []).map(getKey));
  return (after ?? []).filter((item) => !known.has(getKey(item)));
}

function last<Item>(items: readonly Item[]): Item[] {
  return items.slice(-MAX_PER_KIND);
}

export interface VoteOutcome {
  isoCode: string;
  chamber?: Chamber | undefined;
  motion?: string | undefined;
  billFusionId?: string | null | undefined;
  billType?: string | null | undefined;
  details?: VoteDetails | undefined;
  passed?: boolean | undefined;
  result?: string | undefined;
  yesCount?: number | null | undefined;
  noCount?: number | null | undefined;
}

/** Formats a vote, such as `Senate vote: passed, 51–49 (On Passage of the Bill)`. */
export function describeVote(vote: VoteOutcome): string {
  const { isoCode, chamber, motion, yesCount, noCount, details = {} } = vote;
  const where = chamber === undefined ? 'Vote' : `${chamberName(isoCode, chamber)} vote`;
  const { committeeName, candidates, tieBreaker } = details;
  const outcome = getVoteOutcome({ ...vote, motion: motion ?? '', passed: vote.passed, committeeName, candidates });
  const hasCounts = typeof yesCount === 'number' && typeof noCount === 'number';
  const count = hasCounts ? `${yesCount}–${noCount}` : undefined;
  const decided = tieBreaker?.vote === undefined ? undefined : `${tieBreaker.by} voted ${tieBreaker.vote}`;
  // The record's own words stay as they are.
  const word = outcome === null || outcome === vote.result ? outcome : lowerFirst(outcome);
  const detail = [word, count, decided].filter(Boolean).join(', ');
  return [detail === '' ? where : `${where}: ${detail}`, motion && `(${motion})`].filter(Boolean).join(' ');
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
const wordsOfDay = (day: IsoDate) => DAY.format(new Date(`${day}T00:00:00Z`));

function newsOfRegulation(before: RegulationFacts, after: RegulationFacts): News[] {
  const due = lastDay(after.commentEndDates);
  if (due === undefined || due === lastDay(before.commentEndDates)) return [];
  return [{ kind: 'dates', newsOn: null, words: `Comments are due ${wordsOfDay(due)}` }];
}

function lastDay(days: readonly IsoDate[] | undefined): IsoDate | undefined {
  return days?.toSorted().at(-1);
}

function newsOfMeeting(before: HearingFacts, after: HearingFacts): News[] {
  const moved = after.date !== undefined && before.date !== undefined && after.date !== before.date;
  const changed = after.meetingStatus !== undefined && after.meetingStatus !== before.meetingStatus;
  return [
    ...(moved ? [{ kind: 'dates' as const, newsOn: null, words: `Moved to ${wordsOfDay(after.date ?? '')}` }] : []),
    ...(changed ? [{ kind: 'dates' as const, newsOn: null, words: `Meeting: ${after.meetingStatus}` }] : []),
  ];
}
