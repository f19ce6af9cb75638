import { askOnOwnConnection } from './ask-on-own-connection.ts';

/** Limit for connecting and for the query, each. */
const TIMEOUT_MS = 1000;

/**
 * Whether the server accepts connections and answers queries. Returns false while it starts, recovers or shuts down,
 * and after 2 s.
 */
export async function isAcceptingQueries(connectionString: string): Promise<boolean> {
  try {
    await askOnOwnConnection(connectionString, TIMEOUT_MS, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
