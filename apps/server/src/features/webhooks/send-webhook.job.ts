import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';

/** What one webhook has to send, for a while; one that is slow holds up no other. */
export const sendWebhookJob = defineJob({
  name: 'send-webhook',
  payload: z.object({ webhookId: z.uuid() }),
  concurrency: 3,
});
