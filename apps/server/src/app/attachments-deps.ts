import path from 'node:path';
import type { AttachmentsDeps } from '../features/attachments/index.ts';
import type { BackupFiles } from '../platform/backup/backup-format.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { createLocalFileStorage } from '../platform/files/local-file-storage.ts';
import { createS3FileStorage } from '../platform/files/s3-file-storage.ts';
import { createPageReader } from '../platform/page-reader/create-page-reader.ts';
import type { Config } from './config.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Creates the storage for files: the operator's bucket if configured, otherwise a folder beside the database. */
export function createFileStorage({ s3, home }: Pick<Config, 's3' | 'home'>): FileStorage {
  return s3 === undefined ? createLocalFileStorage(path.join(home, 'files')) : createS3FileStorage(s3);
}

/** Uploaded files, as a backup includes them. */
export function createBackupFiles(config: Pick<Config, 's3' | 'home'>): BackupFiles {
  return {
    storage: createFileStorage(config),
    keys: 'select storage_key as key from stored_files order by 1',
    bytes: `select coalesce((select sum(file_bytes) from attachments), 0) + coalesce((select sum(bytes) from list_exports where storage_key is not null), 0)
      as bytes`,
  };
}

export function createAttachmentsDeps(
  deps: Pick<PlatformDeps, 'database' | 'clock' | 'ids' | 'queue' | 'config' | 'version'>,
): AttachmentsDeps {
  const { database, clock, ids, queue, config, version } = deps;
  const files = createFileStorage(config);
  const pages = createPageReader({ userAgent: `Rotunda/${version} (link preview)` });
  return { database, clock, ids, queue, files, pages };
}
