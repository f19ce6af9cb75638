import { z } from 'zod';
import { call } from './base.ts';
import { EVENT_TOPICS } from './values/events.ts';

/** Content of `data:` in an event. */
export const liveEventSchema = z.object({
  topic: z.enum(EVENT_TOPICS),
  ids: z.record(z.string(), z.array(z.string())).default({}),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const systemContract = {
  health: call({ role: 'public' })
    .route({ method: 'GET', path: '/health' })
    .output(
      z.object({
        status: z.enum(['ok', 'degraded']),
        version: z.string(),
        checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().nullable() })),
      }),
    ),
  /** Returns addresses and texts that the page needs before sign-in. */
  settings: call({ role: 'public' })
    .route({ method: 'GET', path: '/settings' })
    .output(
      z.object({
        version: z.string(),
        demoUrl: z.string().nullable(),
        supportEmail: z.string().nullable(),
        /** There are no users yet, so the page explains how to create the first one. */
        needsFirstUser: z.boolean(),
        /** Whether an SMTP server is configured; without one, users pass on links themselves. */
        sendsMail: z.boolean(),
        sampleUsers: z.array(z.object({ email: z.string(), role: z.string(), organization: z.string() })),
      }),
    ),
};
