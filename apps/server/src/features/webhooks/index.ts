import { type Feature, handleJob } from '../feature.ts';
import { deliverMatchesJob, handleDeliverMatches, followMatches } from './delivery/deliver-matches.ts';
import { sendWebhookJob } from './deliveries.jobs.ts';
import { handleSendWebhook } from './delivery/send-webhook.ts';
import type { WebhooksDeps } from './webhooks.deps.ts';
import { createWebhooksRoutes } from './webhooks.routes.ts';

export const feature = {
  routes: (deps: WebhooksDeps) => ({ webhooks: createWebhooksRoutes(deps) }),
  jobs: [
    /* @__PURE__ */ handleJob(deliverMatchesJob, handleDeliverMatches),
    /* @__PURE__ */ handleJob(sendWebhookJob, handleSendWebhook),
  ],
  start: followMatches,
} satisfies Feature;

export { findSealedWebhookValues } from './delivery/find-sealed-webhook-values.ts';
export type { WebhooksDeps } from './webhooks.deps.ts';
