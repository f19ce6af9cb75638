import type pg from 'pg';

/**
 * Hears when a connection of the pool breaks, idle or at work, once each. The pool itself listens to idle ones only, and
 * a break that nobody hears ends the process; the statement under way fails, and the pool replaces the connection.
 */
export function hearLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) => {
    client.once('error', onLost);
    // The driver tells of one break twice: what the server said, then the end of the connection.
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
}
