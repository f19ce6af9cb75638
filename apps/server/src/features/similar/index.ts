import { type Feature, handleJob } from '../feature.ts';
import { findSimilarJob, handleFindSimilar } from './find-similar.job.ts';
import { queueMissingFingerprints } from './queue-missing-fingerprints.ts';
import type { SimilarDeps } from './similar-deps.ts';
import { createSimilarRoutes } from './similar.routes.ts';

export const feature = {
  routes: (deps: SimilarDeps) => ({ similar: createSimilarRoutes(deps) }),
  jobs: [/* @__PURE__ */ handleJob(findSimilarJob, handleFindSimilar)],
  start: async (deps: Parameters<typeof queueMissingFingerprints>[0]) => {
    await queueMissingFingerprints(deps);
  },
} satisfies Feature;

export { FollowedPassages } from './followed-passages.ts';
export { getPassages } from './get-passages.ts';
export {
  describeOccurrence,
  type PassageOccurrence,
  presentOccurrence,
  readOccurrences,
} from './passage-occurrence.ts';
export { PassageThreads } from './passage-threads.ts';
export { SimilarThreads } from './similar-threads.ts';
export { removeFingerprints, writeFingerprints } from './write-fingerprints.ts';
