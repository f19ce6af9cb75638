import { type Feature, handleJob } from '../feature.ts';
import type { CommentsDeps } from './comments.deps.ts';
import { createCommentsRoutes } from './comments.routes.ts';
import { handleSendMentionMail, sendMentionMailJob } from './mentions.jobs.ts';

export const feature = {
  routes: (deps: CommentsDeps) => ({ comments: createCommentsRoutes(deps) }),
  jobs: [/* @__PURE__ */ handleJob(sendMentionMailJob, handleSendMentionMail)],
} satisfies Feature;

export { createCommentsRepository } from './comments.repository.ts';
