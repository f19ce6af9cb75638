export { deliverMatchesJob, followMatches, handleDeliverMatches } from './deliver-matches.ts';
export { findSealedWebhookValues } from './find-sealed-webhook-values.ts';
export { handleSendWebhook } from './send-webhook.ts';
export { sendWebhookJob } from './send-webhook.job.ts';
export type { WebhooksDeps } from './webhooks-deps.ts';
export { createWebhooksRoutes } from './webhooks.routes.ts';
