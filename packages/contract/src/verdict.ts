import { z } from 'zod';
import { unixSeconds } from './base.ts';
import { matchedPassageSchema } from './document-card.ts';
import { quickHitSchema } from './quick-hit.ts';
import { VERDICT_FILTERS, VERDICT_REASONS } from './values/discover.ts';

/** A clause of a query, or the head of a group; the entries after it that are one level deeper belong to it. */
const verdictClauseSchema = z.object({
  depth: z.number().int().min(0),
  kind: z.enum(['and', 'or', 'not', 'clause']),
  /** The clause as the user could type it; null for a group. */
  text: z.string().nullable(),
  holds: z.boolean(),
  /** First occurrence in the document; null for a group or if there is none. */
  passage: matchedPassageSchema.nullable(),
});
export type VerdictClause = z.infer<typeof verdictClauseSchema>;

/** A filter: the requested values and the document's value. */
const verdictFilterSchema = z.object({
  filter: z.enum(VERDICT_FILTERS),
  passes: z.boolean(),
  /** Matches any of these values; empty for a date range. */
  asked: z.array(z.string()),
  has: z.string().nullable(),
  fromTs: unixSeconds.nullable(),
  toTs: unixSeconds.nullable(),
  hasTs: unixSeconds.nullable(),
});
export type VerdictFilter = z.infer<typeof verdictFilterSchema>;

const verdictSchema = z.object({
  /** Whether the saved search matches the document in its current state. */
  matches: z.boolean(),
  /** Reasons why there is no alert for the current document, each sufficient on its own; empty if there is one. */
  reasons: z.array(z.enum(VERDICT_REASONS)),
  /** Why the saved search cannot be parsed. */
  brokenReason: z.string().nullable(),
  clauses: z.array(verdictClauseSchema),
  clausesLeftOut: z.number().int(),
  filters: z.array(verdictFilterSchema),
  /** Whether the document passes each metadata filter of the organization. */
  metadata: z.array(
    z.object({ list: z.enum(['priorities', 'positions', 'tagIds', 'projectIds']), passes: z.boolean() }),
  ),
  /** Best share of the followed passage found in one text of the document; null if no passage is followed or found. */
  passageShare: z.number().nullable(),
  /** Alert that this saved search raised for the document in its project. */
  alert: z.object({ matchedTs: unixSeconds, markedIrrelevant: z.boolean(), isDeleted: z.boolean() }).nullable(),
  /** When the search was last changed, and when the document's last change was received. */
  searchChangedTs: unixSeconds,
  documentChangedTs: unixSeconds.nullable(),
});
export type Verdict = z.infer<typeof verdictSchema>;

export const namedVerdictSchema = z.object({
  /** The named document; null if there is none by that name. */
  document: quickHitSchema.nullable(),
  /** Other documents with that name. */
  others: z.array(quickHitSchema),
  verdict: verdictSchema.nullable(),
});
