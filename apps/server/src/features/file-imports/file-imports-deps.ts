import type { FileImportKind } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { ImportKind } from './import-kind.ts';

export type ImportKinds = Readonly<Record<FileImportKind, ImportKind>>;

/** Columns of a file, named by its first line. */
export interface TableHead {
  columns: string[];
  /** The first values of each column. */
  examples: string[][];
  /** Number of rows after the first line. */
  rows: number;
}

export interface FileImportsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Kinds of content that files may have; each kind is owned by its feature. */
  kinds: ImportKinds;
  /** Whether a person may still import: a run lasts longer than the request that was authorized. */
  mayImport(db: DatabaseHandle, person: Pick<Actor, 'userId' | 'organisationId'>): Promise<boolean>;
  /** @throws FileFault */
  readHead(content: Uint8Array): Promise<TableHead>;
}
