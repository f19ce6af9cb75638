import { similarResults } from '@rotunda/database';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { FoundSimilar } from './bills/found-similar.ts';

/** Bill and version of a search; '' is the current version. */
export interface SimilarKey {
  documentId: number;
  fnDocumentId: string;
}

export interface StoredSimilar {
  state: 'finding' | 'ready' | 'failed';
  results: FoundSimilar[];
  requestedTs: number;
  updatedTs: number | null;
}

/** Stores the results for each bill. All organizations share them, like documents. */
export function createSimilarResultsRepository(db: DatabaseHandle) {
  const own = ({ documentId, fnDocumentId }: SimilarKey) =>
    and(eq(similarResults.documentId, documentId), eq(similarResults.fnDocumentId, fnDocumentId));

  return {
    async get(key: SimilarKey): Promise<StoredSimilar | null> {
      const [row] = await db.select().from(similarResults).where(own(key));
      if (row === undefined) return null;
      // Only `finish` writes the results, and a check constraint limits the state.
      return { ...row, state: row.state as StoredSimilar['state'], results: row.results as FoundSimilar[] };
    },

    /**
     * Marks a search as running; earlier results stay until it ends.
     * @param userId the user who requests it
     * @param cutOffTs a search started before this is considered lost
     * @returns false when one is already running
     */
    async begin(key: SimilarKey, userId: string, nowTs: number, cutOffTs: number): Promise<boolean> {
      const begun = await db
        .insert(similarResults)
        .values({ ...key, state: 'finding', results: [], requestedTs: nowTs, requestedBy: userId })
        .onConflictDoUpdate({
          target: [similarResults.documentId, similarResults.fnDocumentId],
          set: { state: 'finding', requestedTs: nowTs, requestedBy: userId },
          setWhere: sql`${similarResults.state} <> 'finding' or ${similarResults.requestedTs} < ${cutOffTs}`,
        })
        .returning({ documentId: similarResults.documentId });
      return begun.length > 0;
    },

    /**
     * Counts the running searches of a user. Takes a lock per user, so that concurrent requests are counted one after
     * another.
     */
    async getCount(userId: string, cutOffTs: number): Promise<number> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`similar bills for ${userId}`}))`);
      return db.$count(
        similarResults,
        and(
          eq(similarResults.requestedBy, userId),
          eq(similarResults.state, 'finding'),
          gte(similarResults.requestedTs, cutOffTs),
        ),
      );
    },

    async finish(key: SimilarKey, results: readonly FoundSimilar[], nowTs: number): Promise<void> {
      await db
        .update(similarResults)
        .set({ state: 'ready', results: sql`${JSON.stringify(results)}::jsonb`, updatedTs: nowTs, requestedBy: null })
        .where(own(key));
    },

    /** Marks a search as failed; earlier results stay. */
    async fail(key: SimilarKey): Promise<void> {
      await db.update(similarResults).set({ state: 'failed', requestedBy: null }).where(own(key));
    },
  };
}
