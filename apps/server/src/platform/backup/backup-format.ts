import { z } from 'zod';
import type { FileStorage } from '../files/file-storage.ts';

/** Incremented whenever an older release could no longer read what a newer one writes. */
export const BACKUP_FORMAT = 2;

export const MANIFEST_ENTRY = 'manifest.json';
export const SECRET_KEY_ENTRY = 'secret.key';
/** Prefix of an uploaded file's storage key. */
export const FILE_ENTRY = 'files/';
/** Last entry of the file; a backup without it is truncated. */
export const END_ENTRY = 'end.json';

/**
 * First entry of a backup. A backup is a `.tar.gz` with `data/<table>/<number>.ndjson`, one JSON array of texts per row
 * in the column order given here, and `files/<storage key>`. Values are in PostgreSQL's own text format, so every type
 * is restored exactly.
 */
export const manifestSchema = z.object({
  format: z.number().int(),
  version: z.string(),
  createdTs: z.number(),
  /** Hashes of the migrations under which the data was written, oldest first. */
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

/** Files that rows refer to and that are stored outside the database. */
export interface BackupFiles {
  storage: FileStorage;
  /** Query that selects the storage keys as the column `key`. */
  keys: string;
  /** Query that selects the bytes of all files together as the column `bytes`. If omitted, only rows are estimated. */
  bytes?: string;
}

/** Called while rows are written or read. */
export type RowProgress = (done: number, total: number) => void;
