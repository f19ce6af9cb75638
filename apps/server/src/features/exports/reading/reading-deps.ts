import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { SearchEngine } from '../../discover/index.ts';

/** What rows of an export are read with. */
export interface ReadingDeps {
  database: Database;
  engine: SearchEngine;
  clock: Clock;
  /** Whose export it is: it holds what they see and nothing else. */
  actor: Actor;
  /** Of the product, for links. */
  baseUrl: string;
  /** Of the organization. */
  timeZone: string;
  /** Told which projects the rows tell of: who may not see them any more may not have the file either. */
  noteProjects(projectIds: Iterable<string>): void;
}

/** A list as it is read: its size is known before its first row. */
export interface ReadList<Row> {
  total: number;
  /** There are more than an export holds. */
  isCut: boolean;
  portions: AsyncIterable<Row[]>;
}
