import type { SourceState } from '@rotunda/contract';
import { buildSession } from '../../../testing/builders.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { buildSource } from './build-source.ts';

/** Session of the installation's operator, in the sample workspace or another one. */
export const operator = (isSample = false) =>
  buildSession({ isOperator: true, user: { role: 'admin' }, organization: { isSample } });
export const SAMPLE_USER = { email: 'admin@sample.example', role: 'admin', organization: 'Sample' };
/** A source that is ingested only from files. */
export const filesOnly = buildSource({ id: 'statutes', title: 'Statutes', live: null, lastRun: null, records: 0 });

/** Fakes the server for the operator of an installation with the given sources. */
export function answerSources(
  sources: readonly SourceState[],
  calls: Answers['sources'] = {},
  session = operator(),
  hasSample = false,
): Answers {
  return {
    identity: { getSession: () => session, signOut: () => ({ ok: true }) },
    system: {
      settings: () => ({
        version: 'v0',
        demoUrl: null,
        supportEmail: null,
        needsFirstUser: false,
        sendsMail: true,
        sampleUsers: hasSample ? [SAMPLE_USER] : [],
      }),
    },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    sources: {
      find: () => ({ results: [...sources], total: sources.length }),
      getIndexing: () => ({ waiting: 0, quarantined: 0, documents: [] }),
      ...calls,
    },
  };
}
