import { type Feature, handleJob } from '../feature.ts';
import { findSimilarJob, handleFindSimilar } from './similar.jobs.ts';
import { queueMissingFingerprints } from './fingerprints/queue-missing-fingerprints.ts';
import type { SimilarDeps } from './similar.deps.ts';
import { createSimilarRoutes } from './similar.routes.ts';

export const feature = {
  routes: (deps: SimilarDeps) => ({ similar: createSimilarRoutes(deps) }),
  jobs: [/* @__PURE__ */ handleJob(findSimilarJob, handleFindSimilar)],
  start: async (deps: Parameters<typeof queueMissingFingerprints>[0]) => {
    await queueMissingFingerprints(deps);
  },
} satisfies Feature;

export { FollowedPassages } from './passages/followed-passages.ts';
export { getPassages } from './queries/get-passages.ts';
export {
  describeOccurrence,
  type PassageOccurrence,
  presentOccurrence,
  readOccurrences,
} from './passages/passage-occurrence.ts';
export { PassageThreads } from './passages/passage-threads.ts';
export { SimilarThreads } from './bills/similar-threads.ts';
export { removeFingerprints, writeFingerprints } from './fingerprints/write-fingerprints.ts';
