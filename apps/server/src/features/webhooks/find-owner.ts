import type { Database } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { createWebhooksRepository, type ShownWebhook, type StoredWebhook } from './webhooks.repository.ts';

export interface WebhookOwner {
  /** As whom matches are described: what this person does not see is not sent. */
  viewer: Actor;
  email: string;
  /** The webhook as this person sees it. */
  shown: ShownWebhook;
}

/** Who answers for a webhook; null once they are deactivated, have left, or see the project no more. */
export async function findOwner(database: Database, webhook: StoredWebhook): Promise<WebhookOwner | null> {
  const webhooks = createWebhooksRepository(database);
  const owner = await webhooks.findOwner(webhook);
  if (owner === null) return null;
  const viewer: Actor = {
    ...{ userId: webhook.userId, organisationId: webhook.organisationId, role: owner.role, flags: readFlags({}) },
    ...{ impersonatorId: null, isSupport: false, isOperator: false, apiToken: null },
  };
  const shown = await webhooks.get(viewer, webhook.webhookId);
  return shown === null ? null : { viewer, email: owner.email, shown };
}
