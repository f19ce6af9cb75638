import { type Feature, handleJob } from '../feature.ts';
import type { CommentsDeps } from './comments-deps.ts';
import { createCommentsRoutes } from './comments.routes.ts';
import { sendMentionMailJob } from './mention-mails.ts';
import { handleSendMentionMail } from './send-mention-mail.ts';

export const feature = {
  routes: (deps: CommentsDeps) => ({ comments: createCommentsRoutes(deps) }),
  jobs: [/* @__PURE__ */ handleJob(sendMentionMailJob, handleSendMentionMail)],
} satisfies Feature;

export { createCommentsRepository } from './comments.repository.ts';
