import { findAlertsByIds } from '../features/alerts/index.ts';
import type { DigestsDeps } from '../features/digests/index.ts';
import { compileSearchModel, highlightDocuments, type SearchEngine } from '../features/discover/index.ts';
import { findCards } from '../features/documents/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Creates the dependencies of digests on the features whose news they report. */
export function createDigestsDeps(deps: PlatformDeps, engine: SearchEngine): DigestsDeps {
  const { database, clock, ids, queue, secretBox, config } = deps;
  const alerts: Parameters<typeof findAlertsByIds>[0] = {
    database,
    clock,
    findCards,
    compileSearch: compileSearchModel,
    highlight: (requester, requests) =>
      highlightDocuments(
        {
          database,
          engine,
        },
        requester,
        requests,
      ),
  };
  return {
    database,
    clock,
    ids,
    queue,
    secretBox,
    baseUrl: config.baseUrl,
    sendsMail: config.smtpUrl !== undefined,
    findCards,
    findAlerts: (actor, searchAlertIds) => findAlertsByIds(alerts, actor, searchAlertIds),
  };
}
