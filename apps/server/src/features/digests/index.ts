import { type Feature, handleJob } from '../feature.ts';
import type { DigestsDeps } from './digests.deps.ts';
import { createDigestsRoutes } from './digests.routes.ts';
import { queueDigestsJob, handleQueueDigests } from './digest-queue.jobs.ts';
import { sendDigestJob, handleSendDigest } from './digests.jobs.ts';

export const feature = {
  routes: (deps: DigestsDeps) => ({ digests: createDigestsRoutes(deps) }),
  jobs: [
    /* @__PURE__ */ handleJob(queueDigestsJob, handleQueueDigests),
    /* @__PURE__ */ handleJob(sendDigestJob, handleSendDigest),
  ],
} satisfies Feature;

export type { DigestsDeps } from './digests.deps.ts';
export { findOptionalMailReader, optionalMail } from './sending/optional-mail.ts';
export { startDigests } from './sending/start-digests.ts';
export { unsubscribe } from './digests.commands.ts';
export type { UnsubscribeDeps } from './digests.queries.ts';
