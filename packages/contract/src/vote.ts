import { VOTE_QUESTIONS } from '@rotunda/domain';
import { z } from 'zod';
import { isoDate } from './base.ts';
import { chamberSchema } from './enums.ts';

/** A roll call on a bill, stored in this installation or only named by the bill's record. */
export const voteSchema = z.object({
  voteId: z.string(),
  chamber: chamberSchema.nullable(),
  chamberName: z.string().nullable(),
  rollcall: z.string().nullable(),
  motion: z.string(),
  date: isoDate,
  /** Session of the legislature: the number of the Congress, `2025-2026`. */
  session: z.string().nullable(),
  /** What the roll call decides. */
  question: z.enum(VOTE_QUESTIONS),
  /**
   * Result as people name it: `Passed` or `Failed` only for passage of a bill, `Agreed to` or `Rejected` for resolutions
   * and other motions, `Elected: …`. Null for a quorum call and where the record gives no result.
   */
  outcome: z.string().nullable(),
  /** Result in the words of the record. */
  result: z.string().nullable(),
  /** Whether the motion carried. */
  passed: z.boolean().nullable(),
  committeeName: z.string().nullable(),
  /** Totals of an election; empty for every other vote. */
  candidates: z.array(z.object({ name: z.string(), votes: z.number().int() })),
  /** Share of the votes that the motion needs, where the record states it: `2/3`. */
  majorityRequired: z.string().nullable(),
  /** Deciding vote of a presiding officer, which the counts do not include. */
  tieBreaker: z.object({ by: z.string(), vote: z.string().nullable() }).nullable(),
  /** Parts of `otherCount`, where the record counts them. */
  presentCount: z.number().int().nullable(),
  notVotingCount: z.number().int().nullable(),
  /** Sentences that say where statements about the roll call contradict each other. */
  contradictions: z.array(z.string()),
  /** Null for elections, and if only the bill's record names the roll call and gives no counts. */
  yesCount: z.number().int().nullable(),
  noCount: z.number().int().nullable(),
  otherCount: z.number().int().nullable(),
  /** Roll call on the publisher's site. */
  sourceUrl: z.string().nullable(),
  /** Whether the roll call with its voters is in this installation. */
  isStored: z.boolean(),
  cqUid: z.string().nullable(),
  cqOid: z.string().nullable(),
});

/** A vote and its wording in the record: `Aye`, `Yea`, `Present`. */
export const castVoteSchema = z.object({
  voteType: z.enum(['yes', 'no', 'other']),
  voteText: z.string().nullable(),
});
