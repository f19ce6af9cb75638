export { type FindSimilarDeps, findSimilarJob, handleFindSimilar } from './find-similar.job.ts';
export { getPassages } from './get-passages.ts';
export { presentLocated, type ShownPassage } from './present-located.ts';
export { PassageThreads } from './passage-threads.ts';
export { queueMissingFingerprints } from './queue-missing-fingerprints.ts';
export { createSimilarRoutes } from './similar.routes.ts';
export { SimilarThreads } from './similar-threads.ts';
export { removeFingerprints, writeFingerprints } from './write-fingerprints.ts';
