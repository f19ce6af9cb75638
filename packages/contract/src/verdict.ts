import { z } from 'zod';
import { unixSeconds } from './base.ts';
import { matchedPassageSchema } from './document-card.ts';
import { quickHitSchema } from './quick-hit.ts';
import { VERDICT_FILTERS, VERDICT_REASONS } from './values/discover.ts';

/** A clause of a query, or the beginning of a group of them: what follows it one deeper belongs to it. */
const verdictClauseSchema = z.object({
  depth: z.number().int().min(0),
  kind: z.enum(['and', 'or', 'not', 'clause']),
  /** As it can be typed; null for a group. */
  text: z.string().nullable(),
  holds: z.boolean(),
  /** Where it stands first; null where it does not, and for a group. */
  passage: matchedPassageSchema.nullable(),
});
export type VerdictClause = z.infer<typeof verdictClauseSchema>;

/** A filter: what it asks for, and what the document has. */
const verdictFilterSchema = z.object({
  filter: z.enum(VERDICT_FILTERS),
  passes: z.boolean(),
  /** Any of these; empty for a range of days. */
  asked: z.array(z.string()),
  has: z.string().nullable(),
  fromTs: unixSeconds.nullable(),
  toTs: unixSeconds.nullable(),
  hasTs: unixSeconds.nullable(),
});
export type VerdictFilter = z.infer<typeof verdictFilterSchema>;

const verdictSchema = z.object({
  /** Whether the saved search matches the document as it is today. */
  matches: z.boolean(),
  /** Why there is no alert to the document as it is today, each for itself enough; empty where there is one. */
  reasons: z.array(z.enum(VERDICT_REASONS)),
  /** Why it cannot be read. */
  brokenReason: z.string().nullable(),
  clauses: z.array(verdictClauseSchema),
  clausesLeftOut: z.number().int(),
  filters: z.array(verdictFilterSchema),
  /** Metadata of the organization that it asks for. */
  metadata: z.array(
    z.object({ list: z.enum(['priorities', 'positions', 'tagIds', 'projectIds']), passes: z.boolean() }),
  ),
  /** The best share of the passage it follows that a text of the document carries; null where it follows none or none does. */
  passageShare: z.number().nullable(),
  /** The alert to the document that this saved search gave, in its project. */
  alert: z.object({ matchedTs: unixSeconds, markedIrrelevant: z.boolean(), isDeleted: z.boolean() }).nullable(),
  /** When the search was last changed, and when a change of the document was last received. */
  searchChangedTs: unixSeconds,
  documentChangedTs: unixSeconds.nullable(),
});
export type Verdict = z.infer<typeof verdictSchema>;

export const namedVerdictSchema = z.object({
  /** What was meant; null where no document is called so. */
  document: quickHitSchema.nullable(),
  /** Others of that name. */
  others: z.array(quickHitSchema),
  verdict: verdictSchema.nullable(),
});
