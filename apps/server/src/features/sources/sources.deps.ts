import type { AuditAction } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Source } from '../../sources/source.ts';
import type { SourceHosts } from './settings/source-hosts.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface SourcesDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  secretBox: SecretBox;
  sources: readonly Source[];
  /** Hosts that live sources may request besides their publishers. */
  sourceHosts: SourceHosts;
  /** Queues the job that executes the run, in the caller's transaction. */
  enqueueLiveRun(tx: DatabaseHandle, run: { source: string; runId: string }): Promise<void>;
  /** Owned by identity: records who made a privileged change; null is the operator on the command line. */
  audit(
    tx: DatabaseHandle,
    actor: Actor | null,
    action: AuditAction,
    subject: string,
    detail?: Record<string, unknown>,
  ): Promise<void>;
  /** Owned by the sample workspace. @returns the number of removed documents */
  removeSample(tx: DatabaseHandle): Promise<number>;
}
