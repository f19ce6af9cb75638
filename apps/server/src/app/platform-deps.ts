import type pg from 'pg';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/create-database.ts';
import type { NotificationListener } from '../platform/database/listener.ts';
import type { IdSource } from '../platform/ids.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ProgressStore } from '../platform/progress/progress-store.ts';
import type { Queue } from '../platform/queue/create-queue.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Config } from './config.ts';

/**
 * The open platform, from which `buildApi` and `buildWorker` compose the product. The caller that opened it must close
 * it.
 */
export interface PlatformDeps {
  config: Config;
  /** Version of the root package, such as `v1.2.3`. */
  version: string;
  /** Release that has migrated the database further than this one knows, next to which this one may run; else null. */
  newerRelease: string | null;
  /** For tools that need their own connection (backup); never logged. */
  connectionString: string;
  database: Database;
  /** Connections reserved for searches, so that searches never use up those of everything else. */
  searchPool: pg.Pool;
  listener: NotificationListener;
  queue: Queue;
  progress: ProgressStore;
  clock: Clock;
  ids: IdSource;
  logger: Logger;
  metrics: Metrics;
  secretBox: SecretBox;
}
