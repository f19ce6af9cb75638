import type { DatabaseHandle } from './create-database.ts';

/**
 * Builds a statement once per database instead of for each run. Lists query details of each of their rows on every
 * page, and building the statement took as long as running it.
 *
 * @param write Ends in `.prepare(name)` with a name unique to this statement; values are passed as `sql.placeholder`.
 */
export function prepared<T>(write: (db: DatabaseHandle) => T): (db: DatabaseHandle) => T {
  const written = new WeakMap<DatabaseHandle, T>();
  return (db) => {
    let statement = written.get(db);
    if (statement === undefined) {
      statement = write(db);
      written.set(db, statement);
    }
    return statement;
  };
}
