import { z } from 'zod';
import { call } from './base.ts';
import { EVENT_TOPICS } from './values/events.ts';

/** What `data:` of an event holds. */
export const liveEventSchema = z.object({
  topic: z.enum(EVENT_TOPICS),
  ids: z.record(z.string(), z.array(z.string())).default({}),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const systemContract = {
  health: call.route({ method: 'GET', path: '/health' }).output(
    z.object({
      status: z.enum(['ok', 'degraded']),
      version: z.string(),
      checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().nullable() })),
    }),
  ),
  /** Addresses and texts the page needs before anyone has signed in. */
  settings: call.route({ method: 'GET', path: '/settings' }).output(
    z.object({
      version: z.string(),
      demoUrl: z.string().nullable(),
      supportEmail: z.string().nullable(),
      /** Nobody can sign in yet: the page says how to make the first user. */
      needsFirstUser: z.boolean(),
      /** Whether an SMTP server is set; without one, links are handed over by people. */
      sendsMail: z.boolean(),
      sampleUsers: z.array(z.object({ email: z.string(), role: z.string(), organisation: z.string() })),
    }),
  ),
};
