import { z } from 'zod';
import type { FileStorage } from '../files/file-storage.ts';

/** Raised when an older release could no longer read what a newer one writes. */
export const BACKUP_FORMAT = 2;

export const MANIFEST_ENTRY = 'manifest.json';
export const SECRET_KEY_ENTRY = 'secret.key';
/** Before the storage key of a file people uploaded. */
export const FILE_ENTRY = 'files/';
/** Last in the file: a backup without it was cut short. */
export const END_ENTRY = 'end.json';

/**
 * First entry of a backup: `.tar.gz` with `data/<table>/<number>.ndjson`, one JSON array of texts a row, in the column
 * order given here, and `files/<storage key>`. Values are PostgreSQL's own text forms, so every type comes back exactly.
 */
export const manifestSchema = z.object({
  format: z.number().int(),
  version: z.string(),
  createdTs: z.number(),
  /** Hashes of the migrations the data was written under, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.number().int(),
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackupTable = Manifest['tables'][number];

/** Files that rows refer to and the database does not hold. */
export interface BackupFiles {
  storage: FileStorage;
  /** A query for the storage keys, as the column `key`. */
  keys: string;
}

/** Told while rows are written or read. */
export type RowProgress = (done: number, total: number) => void;
