import type { FileImportKind } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { ImportKind } from './importing/import-kind.ts';

export type ImportKinds = Readonly<Record<FileImportKind, ImportKind>>;

/** Columns of a file, as the line with their names has them. */
export interface TableHead {
  columns: string[];
  /** The first values of each column. */
  examples: string[][];
  /** Number of rows after that line. */
  rows: number;
}

export interface FileImportsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Kinds of content that files may have; each kind is owned by its feature. */
  kinds: ImportKinds;
  /** Whether a person may still import: a run lasts longer than the request that was authorized. */
  mayImport(db: DatabaseHandle, person: Pick<Actor, 'userId' | 'organizationId'>): Promise<boolean>;
  /**
   * @param columnNames names that columns of this kind of file have, by which the line with the names is found
   * @throws FileError
   */
  readHead(content: Uint8Array, columnNames: readonly string[]): Promise<TableHead>;
}
