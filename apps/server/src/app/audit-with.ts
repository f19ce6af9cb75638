import { appendAudit } from '../features/audit/index.ts';
import type { SourcesDeps } from '../features/sources/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Of the audit's entries made on the command line, where nobody has signed in. */
const OPERATOR = { organisationId: null, userId: 'operator', impersonatorId: null };

/** Writes down what is done to the installation itself. */
export function auditWith(deps: Pick<PlatformDeps, 'ids' | 'clock'>): SourcesDeps['audit'] {
  return (tx, actor, action, subject, detail) =>
    appendAudit(tx, deps, actor ?? OPERATOR, { action, subject, ...(detail === undefined ? {} : { detail }) });
}
