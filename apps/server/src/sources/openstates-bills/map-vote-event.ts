import { createHash } from 'node:crypto';
import { identifyRollCall, personId, type RollCallIdentity, type VoterFact, type VoteRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { motionText } from '../mapping/motion-text.ts';
import { contradictionOfSession } from '../mapping/session-of-vote.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import { billIdentity } from './bill-identity.ts';
import { chamberOfVote } from './chamber-of-vote.ts';
import { joinSplitNames } from './join-split-names.ts';
import { readMoment } from './read-moment.ts';
import { outcomeOfEvent } from './outcome-of-event.ts';
import { readReference } from './read-reference.ts';
import type { UpstreamVote, VoteEvent } from './schemas.ts';

/** Facts that a vote event lacks and that come from the bill it belongs to or from its file name. */
export interface VoteContext {
  /** ISO code or OCD id. */
  jurisdiction: string;
  session?: string;
  billIdentifier?: string;
}

/**
 * Maps a roll call.
 * @returns the reason when its bill or date cannot be identified
 */
export function mapVoteEvent(event: VoteEvent, context: VoteContext): VoteRecord | string {
  const session = textOrUndefined(event.legislative_session) ?? context.session;
  const identifier = textOrUndefined(event.bill_identifier) ?? context.billIdentifier;
  if (session === undefined || identifier === undefined) return 'the vote names no session or no bill';
  const stated = billIdentity(context.jurisdiction, session, identifier);
  if (typeof stated === 'string') return stated;
  const moment = readMoment(event.start_date, stated.isoCode);
  if (moment === undefined) return `the date of the vote cannot be read: ${event.start_date}`;
  const federal = stated.isoCode === 'us' ? federalRollCall(event, session, moment.date) : undefined;
  const congress = federal === undefined ? session : String(federal.congress);
  const derived = congress === session ? stated : billIdentity(context.jurisdiction, congress, identifier);
  const bill = typeof derived === 'string' ? stated : derived;
  const outcome = outcomeOfEvent(event);
  const outOfSession = federal === undefined ? contradictionOfSession(bill, moment.date) : undefined;
  const otherBill = contradictionsOfBill(event, context);
  const contradictions = [
    ...(federal?.contradictions ?? []),
    ...(outOfSession === undefined ? [] : [outOfSession]),
    ...otherBill,
  ];
  const isAttached = federal?.isDateCertain !== false && outOfSession === undefined && otherBill.length === 0;
  const organization = readReference(event.organization);
  const chamber = chamberOfVote(event.motion_text, organization.classification, bill.isoCode);
  const { yesCount, noCount, otherCount, total } = getCounts(event);
  return definedFields({
    kind: 'vote' as const,
    fusionId: federal?.voteId ?? stateVoteId(event, bill.fusionId),
    part: 'main',
    sourceUrl: event.sources?.[0]?.url,
    billFusionId: isAttached ? bill.fusionId : undefined,
    isoCode: bill.isoCode,
    session: bill.session,
    chamber,
    rollcall: federal === undefined ? textOrUndefined(event.identifier) : String(federal.roll),
    motion: motionText(event.motion_text),
    date: moment.date,
    // Times of Senate votes lost AM and PM (2:38 PM is given as 02:38), so only their date is correct.
    ts: federal !== undefined && chamber === 'upper' ? undefined : moment.ts,
    result: textOrUndefined(event.result),
    passed: outcome.passed,
    yesCount,
    noCount,
    otherCount,
    voters: joinSplitNames(event.votes ?? [], total).map(mapVoter),
    contradictions: listOrUndefined([...contradictions, ...outcome.contradictions]),
    committeeName: organization.classification === 'committee' ? organization.name : undefined,
    extra: event.motion_classification?.length ? { motionClassification: event.motion_classification } : undefined,
  });
}

/**
 * Identifies a federal roll call: `us-2025-lower-77` is roll call 77 of the House in 2025, because odd years are first
 * sessions.
 */
function federalRollCall(event: VoteEvent, congress: string, date: string): RollCallIdentity | undefined {
  const [, year, chamber, roll] = /^us-(\d{4})-(upper|lower)-(\d+)$/.exec(event.identifier ?? '') ?? [];
  if (year === undefined || roll === undefined || chamber === undefined) return undefined;
  return identifyRollCall({
    chamber: chamber === 'upper' ? 's' : 'h',
    congress,
    roll,
    date,
    session: Number(year) % 2 === 1 ? 1 : 2,
    addresses: (event.sources ?? []).map(({ url }) => url),
  });
}

/** A vote inside a bill that names another bill is joined to neither. */
function contradictionsOfBill({ bill_identifier: named }: VoteEvent, { billIdentifier }: VoteContext): string[] {
  const plain = (text: string) => text.replace(/[\s.]|(?<=[a-z])0+/gi, '').toUpperCase();
  if (!named || billIdentifier === undefined || plain(named) === plain(billIdentifier)) return [];
  return [`The vote is listed with ${billIdentifier} but names ${named}.`];
}

/**
 * Builds the id of a state roll call. Its number is not unique, and one day may have several roll calls on one motion,
 * so the id covers everything that tells them apart: the bill, the body, the time, the motion, the counts and the pages.
 */
function stateVoteId(event: VoteEvent, billId: string): string {
  const body = readReference(event.organization);
  const counts = (event.counts ?? []).map(({ option, value }) => `${option} ${value}`).toSorted();
  const key = [
    event.identifier ?? '',
    event.dedupe_key ?? '',
    body.classification ?? '',
    body.name ?? '',
    event.start_date,
    event.motion_text,
    ...counts,
    ...(event.sources ?? []).map(({ url }) => url),
  ];
  const digest = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 10);
  return `vote-${billId}-${event.start_date.slice(0, 10).replaceAll('-', '')}-${digest}`;
}

function getCounts(event: VoteEvent): { yesCount: number; noCount: number; otherCount: number; total: number } {
  const counts = event.counts?.length ? event.counts : getTally(event.votes ?? []);
  const getSum = (type: VoterFact['voteType']): number =>
    counts.filter(({ option }) => voteTypeOfWord(option) === type).reduce((sum, { value }) => sum + value, 0);
  const [yesCount, noCount, otherCount] = [getSum('yes'), getSum('no'), getSum('other')];
  return { yesCount, noCount, otherCount, total: yesCount + noCount + otherCount };
}

function getTally(votes: readonly UpstreamVote[]): { option: string; value: number }[] {
  return votes.map(({ option }) => ({ option, value: 1 }));
}

function mapVoter(vote: UpstreamVote): VoterFact {
  // Senators are written with party and state: `Example (D-MD)`.
  const [, name, party, state] = /^(.+?) \(([A-Z]+)-([A-Z]{2})\)$/.exec(vote.voter_name) ?? [];
  return definedFields({
    name: name ?? vote.voter_name,
    voteType: voteTypeOfWord(vote.option),
    voteText: textOrUndefined(vote.option),
    party: party ?? textOrUndefined(vote.voter?.party),
    locality: state,
    personFusionId: getVoterId(vote),
  });
}

/** Returns the voter's id. For Congress, `note` is a Bioguide id in the House and an LIS number in the Senate. */
function getVoterId(vote: UpstreamVote): string | undefined {
  if (vote.voter?.id) return personId('ocd', vote.voter.id);
  const note = vote.note ?? '';
  if (/^[A-Z]\d{6}$/.test(note)) return personId('bioguide', note);
  return /^S\d{3}$/.test(note) ? personId('lis', note) : undefined;
}
