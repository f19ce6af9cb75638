import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { ProgressStore } from '../../platform/progress/progress-store.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { WriteTask } from './writing/export-task.ts';

/** What calls about exports need. */
export interface ExportsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  queue: Queue;
  progress: ProgressStore;
  files: FileStorage;
}

/** What writing them needs besides. */
export interface WriteExportsDeps extends ExportsDeps {
  connectionString: string;
  writeTask: WriteTask;
  /** Of the product, for links in files. */
  baseUrl: string;
  /** Of this installation on this machine; files are written in a folder of it before they are stored. */
  home: string;
}
