import { defineFeature, handleJob } from '../define-feature.ts';
import { deliverMatchesJob, handleDeliverMatches, followMatches } from './deliver-matches.ts';
import { sendWebhookJob } from './send-webhook.job.ts';
import { handleSendWebhook } from './send-webhook.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';
import { createWebhooksRoutes } from './webhooks.routes.ts';

export const feature = defineFeature({
  routes: (deps: WebhooksDeps) => ({ webhooks: createWebhooksRoutes(deps) }),
  jobs: [handleJob(deliverMatchesJob, handleDeliverMatches), handleJob(sendWebhookJob, handleSendWebhook)],
  start: followMatches,
});

export { findSealedWebhookValues } from './find-sealed-webhook-values.ts';
export type { WebhooksDeps } from './webhooks-deps.ts';
