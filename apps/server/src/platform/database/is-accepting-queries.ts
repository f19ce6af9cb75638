import pg from 'pg';

/** Limit for connecting and for the query, each. */
const TIMEOUT_MS = 1000;

/**
 * Whether the server accepts connections and answers queries. Returns false while it starts, recovers or shuts down,
 * and after 2 s.
 */
export async function isAcceptingQueries(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'rotunda health',
  });
  // A server that drops the connection later must not crash this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not awaited, because a hanging server does not close its connections either.
    client.end().catch(() => undefined);
  }
}
