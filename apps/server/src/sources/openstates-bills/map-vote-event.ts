import { createHash } from 'node:crypto';
import { federalVoteId, personId, type VoterFact, type VoteRecord } from '@rotunda/domain';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { motionText } from '../mapping/motion-text.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import { billIdentity } from './bill-identity.ts';
import { chamberOfVote } from './chamber-of-vote.ts';
import { joinSplitNames } from './join-split-names.ts';
import { readMoment } from './read-moment.ts';
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
  const bill = billIdentity(context.jurisdiction, session, identifier);
  if (typeof bill === 'string') return bill;
  const moment = readMoment(event.start_date, bill.isoCode);
  if (moment === undefined) return `the date of the vote cannot be read: ${event.start_date}`;
  const organization = readReference(event.organization);
  const chamber = chamberOfVote(event.motion_text, organization.classification, bill.isoCode);
  const federal = bill.isoCode === 'us' ? federalRollCall(event, session) : undefined;
  const { yesCount, noCount, otherCount, total } = countsOf(event);
  return definedFields({
    kind: 'vote' as const,
    fusionId: federal?.fusionId ?? stateVoteId(event, bill.fusionId),
    part: 'main',
    sourceUrl: event.sources?.[0]?.url,
    billFusionId: bill.fusionId,
    isoCode: bill.isoCode,
    session: bill.session,
    chamber,
    rollcall: federal?.roll ?? textOrUndefined(event.identifier),
    motion: motionText(event.motion_text),
    date: moment.date,
    // Times of Senate votes lost AM and PM (2:38 PM is given as 02:38), so only their date is correct.
    ts: federal !== undefined && chamber === 'upper' ? undefined : moment.ts,
    result: textOrUndefined(event.result),
    passed: event.result === 'pass' ? true : event.result === 'fail' ? false : undefined,
    yesCount,
    noCount,
    otherCount,
    voters: joinSplitNames(event.votes ?? [], total).map(mapVoter),
    committeeName: organization.classification === 'committee' ? organization.name : undefined,
    extra: event.motion_classification?.length ? { motionClassification: event.motion_classification } : undefined,
  });
}

/**
 * Identifies a federal roll call: `us-2025-lower-77` is roll call 77 of the first session, because odd years are first
 * sessions.
 */
function federalRollCall(event: VoteEvent, congress: string): { fusionId: string; roll: string } | undefined {
  const [, year, chamber, roll] = /^us-(\d{4})-(upper|lower)-(\d+)$/.exec(event.identifier ?? '') ?? [];
  if (year === undefined || roll === undefined) return undefined;
  const session = Number(year) % 2 === 1 ? 1 : 2;
  return { fusionId: federalVoteId(congress, session, chamber === 'upper' ? 's' : 'h', roll), roll };
}

/**
 * Builds the id of a state roll call. Its number is not unique, so the id also includes the bill, the body, the time
 * and the motion.
 */
function stateVoteId(event: VoteEvent, billId: string): string {
  const body = readReference(event.organization);
  const key = [event.identifier ?? '', body.classification ?? '', body.name ?? '', event.start_date, event.motion_text];
  const digest = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 10);
  return `vote-${billId}-${event.start_date.slice(0, 10).replaceAll('-', '')}-${digest}`;
}

function countsOf(event: VoteEvent): { yesCount: number; noCount: number; otherCount: number; total: number } {
  const counts = event.counts?.length ? event.counts : tallyOf(event.votes ?? []);
  const sumOf = (type: VoterFact['voteType']): number =>
    counts.filter(({ option }) => voteTypeOfWord(option) === type).reduce((sum, { value }) => sum + value, 0);
  const [yesCount, noCount, otherCount] = [sumOf('yes'), sumOf('no'), sumOf('other')];
  return { yesCount, noCount, otherCount, total: yesCount + noCount + otherCount };
}

function tallyOf(votes: readonly UpstreamVote[]): { option: string; value: number }[] {
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
    personFusionId: voterIdOf(vote),
  });
}

/** Returns the voter's id. For Congress, `note` is a Bioguide id in the House and an LIS number in the Senate. */
function voterIdOf(vote: UpstreamVote): string | undefined {
  if (vote.voter?.id) return personId('ocd', vote.voter.id);
  const note = vote.note ?? '';
  if (/^[A-Z]\d{6}$/.test(note)) return personId('bioguide', note);
  return /^S\d{3}$/.test(note) ? personId('lis', note) : undefined;
}
