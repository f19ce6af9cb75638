import { z } from 'zod';
import { call, nameText, ok, unixSeconds, uuid } from './base.ts';
import { LIMITS } from './values/limits.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_FORMATS,
  WEBHOOK_LIMITS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_TEXTS,
} from './values/webhooks.ts';

export const webhookSchema = z.object({
  _id: uuid,
  name: z.string(),
  projectId: uuid,
  /** Null for every saved search of the project. */
  savedSearchId: uuid.nullable(),
  savedSearchTitle: z.string().nullable(),
  /** Host of the address; the rest of the address may be a secret. */
  host: z.string(),
  format: z.enum(WEBHOOK_FORMATS),
  isOn: z.boolean(),
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  /** When its attempts began to fail; null while they succeed. */
  failingSinceTs: unixSeconds.nullable(),
  /** Number of pending deliveries. */
  waiting: z.number().int(),
  createdTs: unixSeconds,
  /** Until when the previous secret also signs; null if none does. */
  previousSecretUntilTs: unixSeconds.nullable(),
  /** User responsible for the webhook; documents this user cannot see are not sent. */
  ownerName: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookDeliverySchema = z.object({
  _id: uuid,
  /** The `webhook-id` header of each attempt. */
  messageId: z.string(),
  kind: z.enum(['match', 'test']),
  /** Title of the reported document; null for a test. */
  title: z.string().nullable(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.number().int(),
  createdTs: unixSeconds,
  /** Time of the last attempt. */
  attemptTs: unixSeconds.nullable(),
  /** Null when no further attempt is planned. */
  nextAttemptTs: unixSeconds.nullable(),
  /** HTTP status of the last response; null without one. */
  status: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  /** Beginning of the last response, or why there was none. */
  responseExcerpt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const byId = z.strictObject({ id: uuid });

/**
 * Webhooks post the matches of a project's saved searches to other programs, signed according to Standard Webhooks. A
 * project's matches are sent to others on behalf of the member who created the webhook.
 */
export const webhooksContract = {
  find: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/{projectId}/webhooks', summary: 'Webhooks of a project' })
    .input(z.strictObject({ projectId: uuid }))
    .output(z.object({ results: z.array(webhookSchema), total: z.number().int() })),
  /** Creates a webhook. Only this response ever contains its secret. */
  // Matches would continue to be sent long after support has stopped acting as the user.
  create: call({ role: 'member', scope: 'session', impersonation: 'refused' })
    .route({
      method: 'POST',
      path: '/projects/{projectId}/webhooks',
      successStatus: 201,
      summary: 'Create a webhook of a project or of one of its saved searches',
    })
    .input(
      z.strictObject({
        projectId: uuid,
        savedSearchId: uuid.nullable().default(null),
        name: nameText(WEBHOOK_LIMITS.name, WEBHOOK_TEXTS.nameRequired),
        url: z.url(WEBHOOK_TEXTS.httpsRequired).max(LIMITS.url),
        format: z.enum(WEBHOOK_FORMATS),
      }),
    )
    .output(webhookSchema.extend({ secret: z.string() })),
  /**
   * Updates a webhook. Nothing is sent while it is off; turning it on again sends what was found in the meantime. The
   * user who turns it on or changes its address becomes responsible for it.
   */
  update: call({ role: 'member', scope: 'session', impersonation: 'refused' })
    .route({ method: 'PATCH', path: '/webhooks/{id}', summary: 'Turn a webhook on or off, rename or move it' })
    .input(
      z.strictObject({
        id: uuid,
        isOn: z.boolean().optional(),
        name: nameText(WEBHOOK_LIMITS.name, WEBHOOK_TEXTS.nameRequired).optional(),
        url: z.url(WEBHOOK_TEXTS.httpsRequired).max(LIMITS.url).optional(),
      }),
    )
    .output(webhookSchema),
  /**
   * Renews the secret, which only this response contains. The previous one also signs for
   * `WEBHOOK_LIMITS.secretOverlapHours`.
   */
  renewSecret: call({ role: 'member', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/webhooks/{id}/secret', successStatus: 201, summary: 'Renew the signing secret' })
    .input(byId)
    .output(webhookSchema.extend({ secret: z.string() })),
  delete: call({ role: 'member', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/webhooks/{id}', summary: 'Delete a webhook with its log' })
    .input(byId)
    .output(ok),
  /** Newest first. */
  findDeliveries: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/webhooks/{id}/deliveries', summary: 'The delivery log of a webhook' })
    .input(
      z.strictObject({
        id: uuid,
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(WEBHOOK_LIMITS.deliveriesPage),
      }),
    )
    .output(z.object({ results: z.array(webhookDeliverySchema), total: z.number().int() })),
  /** Sends a test immediately, without retries, and returns the result. */
  sendTest: call({ role: 'member', scope: 'alerts', impersonation: 'refused' })
    .route({ method: 'POST', path: '/webhooks/{id}/test', summary: 'Send a test' })
    .input(byId)
    .output(webhookDeliverySchema),
  /** Resends one delivery, or every delivery created since a given time, with the original ids. */
  replay: call({ role: 'member', scope: 'alerts', impersonation: 'refused' })
    .route({ method: 'POST', path: '/webhooks/{id}/replay', summary: 'Send deliveries again' })
    .input(
      z.union([z.strictObject({ id: uuid, deliveryId: uuid }), z.strictObject({ id: uuid, sinceTs: unixSeconds })]),
    )
    .output(z.object({ queued: z.number().int() })),
};
