import { z } from 'zod';
import { queryFixSchema } from './query-fix.ts';

/** Why a search text cannot be understood, and what may have been meant. */
export const queryErrorSchema = z.object({
  code: z.string(),
  position: z.number(),
  length: z.number(),
  message: z.string(),
  fixes: z.array(queryFixSchema).optional(),
});

/** Body of every error response. */
export const wireErrorSchema = z.object({
  code: z.string(),
  /** Message for the user; for internal errors it only says that something failed. */
  message: z.string(),
  /** Message for each invalid field of a form, by path (`searchModel.rawTextSearch`). */
  fields: z.record(z.string(), z.string()).optional(),
  /** Fault of a query (QUERY_FAULT); position and length are in UTF-16 units of the text as typed. */
  fault: queryErrorSchema.optional(),
  /** Also logged with the cause of the error. */
  requestId: z.string(),
});
export type WireError = z.infer<typeof wireErrorSchema>;
