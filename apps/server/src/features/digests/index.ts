export type { DigestsDeps } from './digests-deps.ts';
export { handleQueueDigests, queueDigestsJob } from './queue-digests.job.ts';
export { handleSendDigest, sendDigestJob } from './send-digest.job.ts';
export { findOptionalMailReader, optionalMail } from './optional-mail.ts';
export { createDigestsRoutes } from './digests.routes.ts';
export { startDigests } from './start-digests.ts';
export { unsubscribe, type UnsubscribeDeps } from './unsubscribe.ts';
