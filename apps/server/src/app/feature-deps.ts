import { findBoardCards, findCards } from '../features/documents/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

export type FeatureDeps = ReturnType<typeof createFeatureDeps>;

/** Creates what any feature may need, in web servers and workers. */
export function createFeatureDeps(deps: PlatformDeps) {
  const { baseUrl, home, labsUrl, smtpUrl } = deps.config;
  return { ...deps, baseUrl, home, labsUrl, sendsMail: smtpUrl !== undefined, findBoardCards, findCards };
}
