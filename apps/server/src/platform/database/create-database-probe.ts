import { answersQueries } from './answers-queries.ts';

/** Answers within 2 s whether the database does. */
export type DatabaseProbe = () => Promise<boolean>;

/** Asks over a connection of its own, so that a busy pool is not taken for an absent database; once for all who ask meanwhile. */
export function createDatabaseProbe(connectionString: string): DatabaseProbe {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= answersQueries(connectionString).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
