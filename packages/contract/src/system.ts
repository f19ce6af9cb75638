import { z } from 'zod';
import { call } from './base.ts';

/** Topics of the live stream `GET /events` (server-sent events). Payloads hold ids only; the page refetches. */
export const EVENT_TOPICS = [
  'actions.changed',
  'alerts.changed',
  'attachments.changed',
  'comments.changed',
  'saved-searches.changed',
  'projects.changed',
  'sources.changed',
  'flags.changed',
  'documents.changed',
  'entity-metadata.changed',
  'jobs.changed',
  'tags.changed',
  'workflow.changed',
] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];
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
      productName: z.string(),
      version: z.string(),
      demoUrl: z.string().nullable(),
      supportEmail: z.string().nullable(),
      sampleUsers: z.array(z.object({ email: z.string(), role: z.string(), organisation: z.string() })),
    }),
  ),
};
