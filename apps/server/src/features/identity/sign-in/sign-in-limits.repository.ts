import { signInAttempts } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

/** A key whose attempts count together until its window ends. */
export interface CountedKey {
  key: string;
  endsTs: UnixSeconds;
}

export function createSignInLimitsRepository(db: DatabaseHandle) {
  return {
    /**
     * Counts one attempt under each key before it is made, so that concurrent attempts cannot slip through together. A
     * key whose window has ended starts again. @returns the counts including this attempt
     */
    async countAttempt(keys: readonly CountedKey[], nowTs: UnixSeconds) {
      // All callers use one key order, so that transactions that count the same keys wait for each other instead of
      // deadlocking.
      const rows = keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((row) => ({ ...row, attempts: 1 }));
      const isOver = sql`${signInAttempts.endsTs} <= ${nowTs}`;
      return db
        .insert(signInAttempts)
        .values(rows)
        .onConflictDoUpdate({
          target: signInAttempts.key,
          set: {
            attempts: sql`case when ${isOver} then 1 else ${signInAttempts.attempts} + 1 end`,
            endsTs: sql`case when ${isOver} then excluded.ends_ts else ${signInAttempts.endsTs} end`,
          },
        })
        .returning();
    },

    /** Subtracts an attempt that turned out not to be a guess. */
    async takeBack(key: string): Promise<void> {
      await db
        .update(signInAttempts)
        .set({ attempts: sql`greatest(${signInAttempts.attempts} - 1, 0)` })
        .where(eq(signInAttempts.key, key));
    },

    async forget(key: string): Promise<void> {
      await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
    },

    async remember({ key, endsTs }: CountedKey): Promise<void> {
      await db
        .insert(signInAttempts)
        .values({ key, endsTs, attempts: 0 })
        .onConflictDoUpdate({ target: signInAttempts.key, set: { endsTs } });
    },

    async isRemembered(key: string, nowTs: UnixSeconds): Promise<boolean> {
      const rows = await db
        .select({ key: signInAttempts.key })
        .from(signInAttempts)
        .where(and(eq(signInAttempts.key, key), gt(signInAttempts.endsTs, nowTs)));
      return rows.length > 0;
    },

    async deleteOver(nowTs: UnixSeconds): Promise<number> {
      const deleted = await db
        .delete(signInAttempts)
        .where(lt(signInAttempts.endsTs, nowTs))
        .returning({ key: signInAttempts.key });
      return deleted.length;
    },
  };
}
