import type { DatabaseHandle } from './create-database.ts';

/**
 * A statement that is written once for a database and not each time it is run: what a list needs of each of its rows is
 * asked on every page, and writing it took as long as running it.
 *
 * @param write ends in `.prepare(name)`, the name being of this statement alone; values stand as `sql.placeholder`
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
