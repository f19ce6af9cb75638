import { defineFeature, handleJob } from '../define-feature.ts';
import type { CommentsDeps } from './comments-deps.ts';
import { createCommentsRoutes } from './comments.routes.ts';
import { sendMentionMailJob } from './mention-mails.ts';
import { handleSendMentionMail } from './send-mention-mail.ts';

export const feature = defineFeature({
  routes: (deps: CommentsDeps) => ({ comments: createCommentsRoutes(deps) }),
  jobs: [handleJob(sendMentionMailJob, handleSendMentionMail)],
});

export { createCommentsRepository } from './comments.repository.ts';
