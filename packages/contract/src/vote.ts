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
  result: z.string().nullable(),
  passed: z.boolean().nullable(),
  /** Null if only the bill's record names the roll call and gives no counts. */
  yesCount: z.number().int().nullable(),
  noCount: z.number().int().nullable(),
  otherCount: z.number().int().nullable(),
  /** Roll call on the publisher's site. */
  sourceUrl: z.string().nullable(),
  /** Whether the roll call with its voters is in this installation. */
  held: z.boolean(),
  cqUid: z.string().nullable(),
  cqOid: z.string().nullable(),
});

/** A vote and its wording in the record: `Aye`, `Yea`, `Present`. */
export const castVoteSchema = z.object({
  voteType: z.enum(['yes', 'no', 'other']),
  voteText: z.string().nullable(),
});
