import pg from 'pg';

/** Connecting and answering may take so long each. */
const TIMEOUT_MS = 1000;

/** Whether the server takes connections and answers; false while it starts, recovers or shuts down, and after 2 s. */
export async function answersQueries(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'rotunda health',
  });
  // A server that drops the connection later must not end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not waited for: a server that hangs does not say goodbye either.
    client.end().catch(() => undefined);
  }
}
