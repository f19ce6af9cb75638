import { type Webhook, WEBHOOK_LIMITS, WEBHOOK_TEXTS, type WebhookFormat } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDeliveredMatchesRepository } from '../alerts/index.ts';
import { appendAudit } from '../audit/index.ts';
import { checkWebhookAddress } from './delivery/webhook-address.ts';
import { createWebhookSecret } from './messages/sign-message.ts';
import { createWebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { secretContext, urlContext, type WebhooksDeps } from './webhooks.deps.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { getVisibleWebhook } from './webhooks.queries.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';

export interface NewWebhook {
  projectId: string;
  savedSearchId: string | null;
  name: string;
  url: string;
  format: WebhookFormat;
}

/**
 * Creates a webhook for matches from now on. Its secret is returned only this once.
 * @throws AppError NOT_FOUND for a project or saved search the user cannot see; VALIDATION for an address that may not
 *   be requested, and when the limit of webhooks is reached
 */
export async function createWebhook(
  deps: WebhooksDeps,
  actor: Actor,
  { projectId, savedSearchId, name, url, format }: NewWebhook,
): Promise<Webhook & { secret: string }> {
  const { organizationId, userId } = actor;
  // Checked first, so that no address is looked up for a user without access.
  if (!(await createWebhooksRepository(deps.database).isProjectSeen(actor, projectId))) throw new AppError('NOT_FOUND');
  const host = await checkWebhookAddress(deps, url);
  const webhookId = deps.ids.newId();
  const secret = createWebhookSecret();
  const sealed = {
    urlSealed: deps.secretBox.seal(url, urlContext(webhookId)),
    secretSealed: deps.secretBox.seal(secret, secretContext(webhookId)),
  };
  const made = await deps.database.transaction(async (tx) => {
    const webhooks = createWebhooksRepository(tx);
    const project = await webhooks.lockProject(actor, projectId);
    if (project === null) throw new AppError('NOT_FOUND');
    if (savedSearchId !== null && !(await webhooks.isSavedSearchOf(organizationId, projectId, savedSearchId))) {
      throw new AppError('NOT_FOUND');
    }
    if ((await webhooks.find(actor, projectId)).length >= WEBHOOK_LIMITS.ofProject) {
      throw new AppError('VALIDATION', {
        message: WEBHOOK_TEXTS.tooMany,
        data: { fields: { name: WEBHOOK_TEXTS.tooMany } },
      });
    }
    await webhooks.insert({
      webhookId,
      organizationId,
      userId,
      name,
      format,
      host,
      ...sealed,
      createdTs: deps.clock.now(),
      ...(savedSearchId === null ? { projectId } : { savedSearchId }),
      cursor: await createDeliveredMatchesRepository(tx).numberNew(),
    });
    await appendAudit(tx, deps, actor, {
      action: 'webhook.created',
      subject: webhookId,
      detail: {
        name,
        host,
        format,
        project: project.name,
      },
    });
    return getVisibleWebhook(tx, actor, webhookId);
  });
  return { ...presentWebhook(made, deps.clock.now()), secret };
}

/**
 * Turns a webhook on or off, renames it or changes its address. The user who turns it on or changes its address becomes
 * its owner.
 * @throws AppError NOT_FOUND for a webhook of a project the user cannot see; VALIDATION for an address that may not be
 *   requested
 */
export async function updateWebhook(
  deps: WebhooksDeps,
  actor: Actor,
  {
    id,
    isOn,
    name,
    url,
  }: { id: string; isOn?: boolean | undefined; name?: string | undefined; url?: string | undefined },
): Promise<Webhook> {
  const before = await getVisibleWebhook(deps.database, actor, id);
  const host = url === undefined ? undefined : await checkWebhookAddress(deps, url);
  const nowTs = deps.clock.now();
  const isTurnedOn = isOn === true && before.webhook.offReason !== null;
  const isTurnedOff = isOn === false && before.webhook.offReason === null;
  const changed = await deps.database.transaction(async (tx) => {
    const webhooks = createWebhooksRepository(tx);
    await webhooks.update(actor.organizationId, id, {
      ...(name === undefined ? {} : { name }),
      ...(url === undefined || host === undefined ? {} : { host, urlSealed: deps.secretBox.seal(url, urlContext(id)) }),
      ...(isTurnedOff ? { offReason: 'person' } : {}),
      ...(isTurnedOn || url !== undefined ? { userId: actor.userId, ...AS_NEW } : {}),
      ...(isTurnedOn ? { offReason: null } : {}),
    });
    if (isTurnedOn || url !== undefined) await createWebhookDeliveriesRepository(tx).restartWaiting(id, nowTs);
    const detail = {
      name: name ?? before.webhook.name,
      ...(isTurnedOn || isTurnedOff ? { isOn } : {}),
      ...(host === undefined ? {} : { host }),
    };
    await appendAudit(tx, deps, actor, { action: 'webhook.updated', subject: id, detail });
    return getVisibleWebhook(tx, actor, id);
  });
  return presentWebhook(changed, nowTs);
}

/** State of a webhook whose address has not been tried yet. */
const AS_NEW = { failures: 0, failingSinceTs: null, pausedUntilTs: null } as const;
const OVERLAP_SECONDS = WEBHOOK_LIMITS.secretOverlapHours * 3600;

/**
 * Creates a new secret. For a day, messages are signed with both secrets, so that receivers can switch without losing
 * any.
 * @throws AppError NOT_FOUND for a webhook of a project the user cannot see
 */
export async function renewWebhookSecret(
  deps: WebhooksDeps,
  actor: Actor,
  id: string,
): Promise<Webhook & { secret: string }> {
  const secret = createWebhookSecret();
  const nowTs = deps.clock.now();
  const renewed = await deps.database.transaction(async (tx) => {
    const { webhook } = await getVisibleWebhook(tx, actor, id);
    await createWebhooksRepository(tx).replaceSecret(actor.organizationId, id, {
      secretSealed: deps.secretBox.seal(secret, secretContext(id)),
      previousSecretUntilTs: nowTs + OVERLAP_SECONDS,
    });
    const detail = { name: webhook.name };
    await appendAudit(tx, deps, actor, { action: 'webhook.secret-renewed', subject: id, detail });
    return getVisibleWebhook(tx, actor, id);
  });
  return { ...presentWebhook(renewed, nowTs), secret };
}

/** Deletes a webhook with its log. @throws AppError NOT_FOUND for a webhook of a project the user cannot see */
export function deleteWebhook(deps: WebhooksDeps, actor: Actor, id: string): Promise<{ ok: true }> {
  return deps.database.transaction(async (tx) => {
    const { webhook } = await getVisibleWebhook(tx, actor, id);
    // Someone else deleted it in the meantime, so this call must not be audited.
    const isDeleted = await createWebhooksRepository(tx).delete(actor.organizationId, id);
    if (!isDeleted) throw new AppError('NOT_FOUND');
    const detail = { name: webhook.name, host: webhook.host };
    await appendAudit(tx, deps, actor, { action: 'webhook.deleted', subject: id, detail });
    return { ok: true };
  });
}
