import { z } from 'zod';
import { defineJob } from '../queue/job-definition.ts';

/** With each new mail, and every minute for those whose pause is over. */
export const sendMailsJob = defineJob({
  name: 'send-mails',
  payload: z.object({}),
  cron: { expression: '* * * * *', timeZone: 'UTC' },
});
