import type { Database } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { createWebhooksRepository, type WebhookView, type StoredWebhook } from './webhooks.repository.ts';

export interface WebhookOwner {
  /** Viewer for describing matches; what this user cannot see is not sent. */
  viewer: Actor;
  email: string;
  /** The webhook as its owner sees it. */
  shown: WebhookView;
}

/** Returns the owner of a webhook; null once they are deactivated, have left, or can no longer see the project. */
export async function findOwner(database: Database, webhook: StoredWebhook): Promise<WebhookOwner | null> {
  const webhooks = createWebhooksRepository(database);
  const owner = await webhooks.findOwner(webhook);
  if (owner === null) return null;
  const viewer: Actor = {
    userId: webhook.userId,
    organizationId: webhook.organizationId,
    role: owner.role,
    flags: readFlags({}),
    impersonatorId: null,
    isSupport: false,
    isOperator: false,
    apiToken: null,
  };
  const shown = await webhooks.get(viewer, webhook.webhookId);
  return shown === null ? null : { viewer, email: owner.email, shown };
}
