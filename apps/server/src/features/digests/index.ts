import { type Feature, handleJob } from '../feature.ts';
import type { DigestsDeps } from './digests-deps.ts';
import { createDigestsRoutes } from './digests.routes.ts';
import { queueDigestsJob, handleQueueDigests } from './queue-digests.job.ts';
import { sendDigestJob, handleSendDigest } from './send-digest.job.ts';

export const feature = {
  routes: (deps: DigestsDeps) => ({ digests: createDigestsRoutes(deps) }),
  jobs: [
    /* @__PURE__ */ handleJob(queueDigestsJob, handleQueueDigests),
    /* @__PURE__ */ handleJob(sendDigestJob, handleSendDigest),
  ],
} satisfies Feature;

export type { DigestsDeps } from './digests-deps.ts';
export { findOptionalMailReader, optionalMail } from './optional-mail.ts';
export { startDigests } from './start-digests.ts';
export { unsubscribe, type UnsubscribeDeps } from './unsubscribe.ts';
