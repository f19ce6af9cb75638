import { implement } from '@orpc/server';
import { contract, type Webhook, type WebhookDelivery } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, SignedInContext } from '../../platform/request-context.ts';
import { createWebhook, deleteWebhook, renewWebhookSecret, updateWebhook } from './webhooks.commands.ts';
import { getVisibleWebhook } from './webhooks.queries.ts';
import { presentDelivery, presentWebhook } from './webhooks.presenter.ts';
import { replayDeliveries, sendTest } from './deliveries.commands.ts';
import { createWebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import type { WebhooksDeps } from './webhooks.deps.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';

/** The contract declares the paths and who may call them. */
export function createWebhooksRoutes(deps: WebhooksDeps) {
  const os = implement(contract.webhooks).$context<SignedInContext>();
  return {
    find: os.find.handler(({ input, context }) => findWebhooks(deps, context.actor, input.projectId)),
    create: os.create.handler(({ input, context }) => createWebhook(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateWebhook(deps, context.actor, input)),
    renewSecret: os.renewSecret.handler(({ input, context }) => renewWebhookSecret(deps, context.actor, input.id)),
    delete: os.delete.handler(({ input, context }) => deleteWebhook(deps, context.actor, input.id)),
    findDeliveries: os.findDeliveries.handler(({ input, context }) => findDeliveries(deps, context.actor, input)),
    sendTest: os.sendTest.handler(({ input, context }) => sendTest(deps, context.actor, input.id)),
    replay: os.replay.handler(({ input, context }) => replayDeliveries(deps, context.actor, input)),
  };
}

/**
 * Lists the webhooks of a project.
 * @throws AppError NOT_FOUND for a project the user cannot see
 */
async function findWebhooks(
  { database, clock }: WebhooksDeps,
  actor: Actor,
  projectId: string,
): Promise<{ results: Webhook[]; total: number }> {
  const webhooks = createWebhooksRepository(database);
  if (!(await webhooks.isProjectSeen(actor, projectId))) throw new AppError('NOT_FOUND');
  const found = await webhooks.find(actor, projectId);
  return { results: found.map((shown) => presentWebhook(shown, clock.now())), total: found.length };
}

/**
 * Lists the deliveries of a webhook.
 * @throws AppError NOT_FOUND for a webhook of a project the user cannot see
 */
async function findDeliveries(
  { database }: WebhooksDeps,
  actor: Actor,
  { id, ...page }: { id: string; skip: number; limit: number },
): Promise<{ results: WebhookDelivery[]; total: number }> {
  const { webhook } = await getVisibleWebhook(database, actor, id);
  const deliveries = createWebhookDeliveriesRepository(database);
  const [found, total] = [await deliveries.find(id, page), await deliveries.count(id)];
  const isOn = webhook.offReason === null;
  return { results: found.map((delivery) => presentDelivery(delivery, { isOn })), total };
}
