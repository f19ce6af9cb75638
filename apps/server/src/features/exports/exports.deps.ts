import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { ProgressStore } from '../../platform/progress/progress-store.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { WriteTask } from './writing/export-task.ts';

/** Dependencies of the export endpoints. */
export interface ExportsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  queue: Queue;
  progress: ProgressStore;
  files: FileStorage;
}

/** Additional dependencies for writing exports. */
export interface WriteExportsDeps extends ExportsDeps {
  connectionString: string;
  writeTask: WriteTask;
  /** Base URL of the product, for links in files. */
  baseUrl: string;
  /** Folder of this installation on this machine; files are written in a subfolder of it before they are stored. */
  home: string;
}
