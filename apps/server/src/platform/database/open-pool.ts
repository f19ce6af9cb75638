import type pg from 'pg';
import { createPool, type PoolOptions } from './create-database.ts';

/**
 * Opens a pool that reports no connection errors once it is closing. Ending a pool only sends a goodbye on its
 * connections, and the built-in server, stopped a moment later, may break one first. That break is expected and not
 * worth reporting.
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
