import { z } from 'zod';

/** Every error answer, whatever the call. */
export const wireErrorSchema = z.object({
  code: z.string(),
  /** For the person; of a fault of ours only that it happened. */
  message: z.string(),
  /** What is wrong with which field of a form, by its path (`searchModel.rawTextSearch`). */
  fields: z.record(z.string(), z.string()).optional(),
  /** Of QUERY_FAULT: where in the text as typed, in UTF-16 units. */
  fault: z.object({ code: z.string(), position: z.number(), length: z.number(), message: z.string() }).optional(),
  /** Stands in the log beside what really happened. */
  requestId: z.string(),
});
export type WireError = z.infer<typeof wireErrorSchema>;
