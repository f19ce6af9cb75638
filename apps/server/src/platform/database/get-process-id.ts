import type pg from 'pg';

/** Returns the id of the server process behind a connection; the driver knows it but does not declare it. */
export function getProcessId(client: pg.PoolClient): number {
  if ('processID' in client && typeof client.processID === 'number') return client.processID;
  throw new Error('the connection has no process');
}
