import { defineFeature, handleJob } from '../define-feature.ts';
import type { DigestsDeps } from './digests-deps.ts';
import { createDigestsRoutes } from './digests.routes.ts';
import { queueDigestsJob, handleQueueDigests } from './queue-digests.job.ts';
import { sendDigestJob, handleSendDigest } from './send-digest.job.ts';

export const feature = defineFeature({
  routes: (deps: DigestsDeps) => ({ digests: createDigestsRoutes(deps) }),
  jobs: [handleJob(queueDigestsJob, handleQueueDigests), handleJob(sendDigestJob, handleSendDigest)],
});

export type { DigestsDeps } from './digests-deps.ts';
export { findOptionalMailReader, optionalMail } from './optional-mail.ts';
export { startDigests } from './start-digests.ts';
export { unsubscribe, type UnsubscribeDeps } from './unsubscribe.ts';
