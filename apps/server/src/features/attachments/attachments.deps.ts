import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { PageReader } from '../../platform/page-reader/create-page-reader.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';

export interface AttachmentsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  queue: Queue;
  files: FileStorage;
  pages: PageReader;
}
