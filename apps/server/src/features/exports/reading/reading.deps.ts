import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { SearchEngine } from '../../discover/index.ts';

/** Dependencies for reading the rows of an export. */
export interface ReadingDeps {
  database: Database;
  engine: SearchEngine;
  clock: Clock;
  /** Owner of the export; it contains only what the owner can see. */
  actor: Actor;
  /** Base URL of the product, for links. */
  baseUrl: string;
  /** Time zone of the organization. */
  timeZone: string;
  /**
   * Records the projects that the rows cover. A user who loses access to one of them may not download the file either.
   */
  noteProjects(projectIds: Iterable<string>): void;
}

/** A list being read; its size is known before its first row. */
export interface ReadList<Row> {
  total: number;
  /** There are more rows than an export may contain. */
  isCut: boolean;
  chunks: AsyncIterable<Row[]>;
}
