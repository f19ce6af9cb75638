import pg from 'pg';
import { answerWithin } from '../answer-within.ts';
import { findAppliedMigrations } from './migrations/applied-migrations.ts';
import { judgeSchema } from './migrations/judge-schema.ts';
import { readKnownSchema } from './migrations/known-schema.ts';
import { SchemaFault } from './migrations/schema-fault.ts';

/** What the database answers to a health check. */
export interface ProbeAnswer {
  /** Why this release cannot work with the tables; null if it can. */
  schemaFault: string | null;
}

/** Asks the database; null if it doesn't answer within 1.5 s. */
export type DatabaseProbe = () => Promise<ProbeAnswer | null>;

const TIMEOUT_MS = 1500;

/**
 * Uses its own connection, so that a busy pool is not mistaken for a missing database. Concurrent callers share one
 * question.
 *
 * @param release this release, such as `v1.2.3`
 */
export function createDatabaseProbe(connectionString: string, release: string): DatabaseProbe {
  const known = readKnownSchema();
  return answerWithin(TIMEOUT_MS, async () => {
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
      const applied = await findAppliedMigrations(client);
      return { schemaFault: faultOf(() => judgeSchema(applied, known, release)) };
    } finally {
      // Not awaited, because a hanging server does not close its connections either.
      client.end().catch(() => undefined);
    }
  });
}

function faultOf(judge: () => unknown): string | null {
  try {
    judge();
    return null;
  } catch (error) {
    if (error instanceof SchemaFault) return error.message;
    throw error;
  }
}
