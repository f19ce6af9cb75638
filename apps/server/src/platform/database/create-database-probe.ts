import { isAcceptingQueries } from './is-accepting-queries.ts';

/** Reports within 2 s whether the database responds. */
export type DatabaseProbe = () => Promise<boolean>;

/**
 * Uses its own connection, so that a busy pool is not mistaken for a missing database. Concurrent callers share one
 * query.
 */
export function createDatabaseProbe(connectionString: string): DatabaseProbe {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= isAcceptingQueries(connectionString).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
