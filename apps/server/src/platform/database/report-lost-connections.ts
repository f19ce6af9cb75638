import type pg from 'pg';

/**
 * Reports each broken connection of the pool, idle or in use, once. The pool itself listens only to idle ones, and an
 * unhandled break ends the process. The current statement fails, and the pool replaces the connection.
 */
export function reportLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) => {
    client.once('error', onLost);
    // The driver reports one break twice: the server's message, then the end of the connection.
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
}
