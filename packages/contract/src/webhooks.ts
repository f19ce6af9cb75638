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
  /** Of the address; the rest of it may be a secret. */
  host: z.string(),
  format: z.enum(WEBHOOK_FORMATS),
  isOn: z.boolean(),
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  /** Since when every attempt has failed; null while they succeed. */
  failingSinceTs: unixSeconds.nullable(),
  /** Deliveries still to be made. */
  waiting: z.number().int(),
  createdTs: unixSeconds,
  /** Until then the secret before signs as well; null otherwise. */
  previousSecretUntilTs: unixSeconds.nullable(),
  /** Who answers for it: what this person does not see is not sent. */
  ownerName: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookDeliverySchema = z.object({
  _id: uuid,
  /** The `webhook-id` of each of its attempts. */
  messageId: z.string(),
  kind: z.enum(['match', 'test']),
  /** The document it tells of; null for a test. */
  title: z.string().nullable(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.number().int(),
  createdTs: unixSeconds,
  /** Of the last attempt. */
  attemptTs: unixSeconds.nullable(),
  /** Null once nothing more is tried. */
  nextAttemptTs: unixSeconds.nullable(),
  /** HTTP status of the last answer; null without one. */
  status: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  /** The beginning of the last answer, or why there was none. */
  answer: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const byId = z.strictObject({ id: uuid });

/** What a project's saved searches match, posted to other programs and signed by Standard Webhooks. */
export const webhooksContract = {
  find: call
    .route({ method: 'GET', path: '/projects/{projectId}/webhooks', summary: 'Webhooks of a project' })
    .input(z.strictObject({ projectId: uuid }))
    .output(z.object({ results: z.array(webhookSchema), total: z.number().int() })),
  /** The secret is in this answer and nowhere else, ever again. */
  create: call
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
  /** Off, nothing is sent; on again, what was found meanwhile is sent. Who turns it on or moves it answers for it. */
  update: call
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
  /** In this answer and nowhere else; the one before signs as well for `WEBHOOK_LIMITS.secretOverlapHours`. */
  renewSecret: call
    .route({ method: 'POST', path: '/webhooks/{id}/secret', successStatus: 201, summary: 'Renew the signing secret' })
    .input(byId)
    .output(webhookSchema.extend({ secret: z.string() })),
  delete: call
    .route({ method: 'DELETE', path: '/webhooks/{id}', summary: 'Delete a webhook with its log' })
    .input(byId)
    .output(ok),
  /** Newest first. */
  findDeliveries: call
    .route({ method: 'GET', path: '/webhooks/{id}/deliveries', summary: 'The delivery log of a webhook' })
    .input(
      z.strictObject({
        id: uuid,
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(WEBHOOK_LIMITS.deliveriesPage),
      }),
    )
    .output(z.object({ results: z.array(webhookDeliverySchema), total: z.number().int() })),
  /** Sent at once and never again; answers with what came of it. */
  sendTest: call
    .route({ method: 'POST', path: '/webhooks/{id}/test', summary: 'Send a test' })
    .input(byId)
    .output(webhookDeliverySchema),
  /** Again with the ids they had: one delivery, or every one made since a moment. */
  replay: call
    .route({ method: 'POST', path: '/webhooks/{id}/replay', summary: 'Send deliveries again' })
    .input(
      z.union([z.strictObject({ id: uuid, deliveryId: uuid }), z.strictObject({ id: uuid, sinceTs: unixSeconds })]),
    )
    .output(z.object({ queued: z.number().int() })),
};
