import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';

/** Sends the due messages of one webhook for a limited time, so that a slow webhook does not block others. */
export const sendWebhookJob = defineJob({
  name: 'send-webhook',
  payload: z.object({ webhookId: z.uuid() }),
  concurrency: 3,
});
