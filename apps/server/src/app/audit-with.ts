import { appendAudit } from '../features/audit/index.ts';
import type { SourcesDeps } from '../features/sources/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Actor of audit entries made on the command line, where nobody is signed in. */
const OPERATOR = { organizationId: null, userId: 'operator', impersonatorId: null };

/** Returns the function that audits changes to the installation itself. */
export function auditWith(deps: Pick<PlatformDeps, 'ids' | 'clock'>): SourcesDeps['audit'] {
  return (tx, actor, action, subject, detail) =>
    appendAudit(tx, deps, actor ?? OPERATOR, { action, subject, ...(detail === undefined ? {} : { detail }) });
}
