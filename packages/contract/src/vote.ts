import { z } from 'zod';
import { isoDate } from './base.ts';
import { chamberSchema } from './enums.ts';

/** A roll call on a bill, held here or named by the bill's record. */
export const voteSchema = z.object({
  voteId: z.string(),
  chamber: chamberSchema.nullable(),
  chamberName: z.string().nullable(),
  rollcall: z.string().nullable(),
  motion: z.string(),
  date: isoDate,
  /** Of the legislature: the number of the Congress, `2025-2026`. */
  session: z.string().nullable(),
  result: z.string().nullable(),
  passed: z.boolean().nullable(),
  /** null where only the bill's record names the roll call and does not count it. */
  yesCount: z.number().int().nullable(),
  noCount: z.number().int().nullable(),
  otherCount: z.number().int().nullable(),
  /** The roll call at its publisher. */
  sourceUrl: z.string().nullable(),
  /** Whether the roll call itself is held here, with its voters. */
  held: z.boolean(),
  cqUid: z.string().nullable(),
  cqOid: z.string().nullable(),
});

/** How somebody voted, and the word for it in the record: `Aye`, `Yea`, `Present`. */
export const castVoteSchema = z.object({
  voteType: z.enum(['yes', 'no', 'other']),
  voteText: z.string().nullable(),
});
