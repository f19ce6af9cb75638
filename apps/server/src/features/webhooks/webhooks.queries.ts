import { AppError } from '../../platform/app-error.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { createWebhooksRepository, type StoredWebhook, type WebhookView } from './webhooks.repository.ts';

/**
 * Returns a webhook that the user can see.
 * @throws AppError NOT_FOUND for a webhook of a project the user cannot see
 */
export async function getVisibleWebhook(db: DatabaseHandle, actor: Actor, id: string): Promise<WebhookView> {
  const shown = await createWebhooksRepository(db).get(actor, id);
  if (shown === null) throw new AppError('NOT_FOUND');
  return shown;
}

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
