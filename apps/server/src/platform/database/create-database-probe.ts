import { answerWithin } from '../answer-within.ts';
import { askOnOwnConnection } from './ask-on-own-connection.ts';
import { findAppliedMigrations } from './migrations/applied-migrations.ts';
import { judgeSchema } from './migrations/judge-schema.ts';
import { readKnownSchema } from './migrations/known-schema.ts';
import { SchemaError } from './migrations/schema-error.ts';

/** What the database answers to a health check. */
export interface ProbeAnswer {
  /** Why this release cannot work with the tables; null if it can. */
  schemaError: string | null;
}

/** Asks the database; null if it doesn't answer within 1.5 s. */
export type DatabaseProbe = () => Promise<ProbeAnswer | null>;

const TIMEOUT_MS = 1500;

/**
 * Creates a health check of the database. Concurrent callers share one question.
 *
 * @param release this release, such as `v1.2.3`
 */
export function createDatabaseProbe(connectionString: string, release: string): DatabaseProbe {
  const known = readKnownSchema();
  return answerWithin(TIMEOUT_MS, async () => {
    return askOnOwnConnection(connectionString, TIMEOUT_MS, async (client) => {
      try {
        judgeSchema(await findAppliedMigrations(client, known), known, release);
        return { schemaError: null };
      } catch (error) {
        if (error instanceof SchemaError) return { schemaError: error.message };
        throw error;
      }
    });
  });
}
