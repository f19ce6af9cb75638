import type pg from 'pg';
import { createPool, type PoolOptions } from './create-database.ts';

/**
 * A pool that falls silent once it is being closed. Ending it only says goodbye on its connections; the built-in server,
 * stopped a moment later, may break one before it is gone, which is what was asked for and nothing to report.
 */
export function openPool(options: PoolOptions): { pool: pg.Pool; close: () => Promise<void> } {
  let isClosing = false;
  const pool = createPool({
    ...options,
    onConnectionError: (error) => {
      if (!isClosing) options.onConnectionError(error);
    },
  });
  return {
    pool,
    close: () => {
      isClosing = true;
      return pool.end();
    },
  };
}
