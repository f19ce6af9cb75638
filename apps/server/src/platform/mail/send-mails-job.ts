import { z } from 'zod';
import { defineJob } from '../queue/job-definition.ts';

/** Runs for each new e-mail, and every minute for those whose pause is over. */
export const sendMailsJob = defineJob({
  name: 'send-mails',
  payload: z.object({}),
  cron: { expression: '* * * * *', timeZone: 'UTC' },
});
