import pg from 'pg';

/**
 * Asks the database on a connection of its own, so that a busy pool is not mistaken for a missing database.
 *
 * @param timeoutMs limit for connecting and for each query
 * @throws The driver's error if the server doesn't accept the connection or the query.
 */
export async function askOnOwnConnection<T>(
  connectionString: string,
  timeoutMs: number,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'rotunda health',
  });
  // A server that drops the connection later must not crash this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    // Not awaited, because a hanging server does not close its connections either.
    client.end().catch(() => undefined);
  }
}
