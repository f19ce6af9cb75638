import { searchAlertMatches, webhookDeliveries } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export type StoredDelivery = typeof webhookDeliveries.$inferSelect;
type NewDelivery = typeof webhookDeliveries.$inferInsert;

export function createWebhookDeliveriesRepository(db: DatabaseHandle) {
  const ofWebhook = (webhookId: string) => eq(webhookDeliveries.webhookId, webhookId);
  return {
    async insert(row: NewDelivery): Promise<StoredDelivery> {
      const [made] = await db.insert(webhookDeliveries).values(row).returning();
      if (made === undefined) throw new Error('a delivery was not stored');
      return made;
    },

    async insertMany(rows: readonly NewDelivery[]): Promise<void> {
      await bulkInsert(db, webhookDeliveries, rows);
    },

    /**
     * Finds which of the matches are of a version of a document that the webhook was already sent, as
     * `<searchAlertId> <documentVersion>`.
     */
    async findAnnounced(
      webhookId: string,
      matches: readonly { searchAlertId: string }[],
    ): Promise<ReadonlySet<string>> {
      if (matches.length === 0) return new Set();
      const { searchAlertId, documentVersion, deliveryNumber } = searchAlertMatches;
      const rows = await db
        .selectDistinct({ searchAlertId, documentVersion })
        .from(webhookDeliveries)
        .innerJoin(searchAlertMatches, eq(deliveryNumber, webhookDeliveries.deliveryNumber))
        .where(
          and(
            ofWebhook(webhookId),
            isOneOf(
              searchAlertId,
              matches.map((match) => match.searchAlertId),
            ),
          ),
        );
      return new Set(rows.map((row) => `${row.searchAlertId} ${row.documentVersion}`));
    },

    /** Lists deliveries, newest first. */
    async find(webhookId: string, { skip, limit }: { skip: number; limit: number }): Promise<StoredDelivery[]> {
      return db
        .select()
        .from(webhookDeliveries)
        .where(ofWebhook(webhookId))
        .orderBy(
          desc(webhookDeliveries.createdTs),
          sql`${webhookDeliveries.deliveryNumber} desc nulls first`,
          desc(webhookDeliveries.deliveryId),
        )
        .offset(skip)
        .limit(limit);
    },

    async countTests(webhookId: string, sinceTs: UnixSeconds): Promise<number> {
      const isTest = isNull(webhookDeliveries.deliveryNumber);
      return db.$count(webhookDeliveries, and(ofWebhook(webhookId), isTest, gte(webhookDeliveries.createdTs, sinceTs)));
    },

    async count(webhookId: string): Promise<number> {
      return db.$count(webhookDeliveries, ofWebhook(webhookId));
    },

    /**
     * Returns the next due delivery and records the attempt before it is made, so that a crash during the attempt
     * counts as one and no other process makes the same attempt.
     */
    async beginAttempt(
      webhookId: string,
      nowTs: UnixSeconds,
      pauseAfter: (attempts: number) => number,
    ): Promise<StoredDelivery | null> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(webhookDeliveries)
          .where(
            and(
              ofWebhook(webhookId),
              eq(webhookDeliveries.state, 'waiting'),
              lte(webhookDeliveries.nextAttemptTs, nowTs),
            ),
          )
          .orderBy(sql`${webhookDeliveries.deliveryNumber} nulls first`, asc(webhookDeliveries.deliveryId))
          .limit(1)
          .for('update', { skipLocked: true });
        if (row === undefined) return null;
        const attempts = row.attempts + 1;
        const begun = { attempts, attemptTs: nowTs, nextAttemptTs: nowTs + pauseAfter(attempts) };
        await tx.update(webhookDeliveries).set(begun).where(eq(webhookDeliveries.deliveryId, row.deliveryId));
        return { ...row, ...begun };
      });
    },

    /** Records the result, unless the delivery was restarted in the meantime and is waiting again. */
    async finishAttempt(
      { deliveryId, attempts }: Pick<StoredDelivery, 'deliveryId' | 'attempts'>,
      result: Pick<StoredDelivery, 'state' | 'status' | 'responseExcerpt' | 'durationMs'>,
    ): Promise<void> {
      await db
        .update(webhookDeliveries)
        .set(result)
        .where(and(eq(webhookDeliveries.deliveryId, deliveryId), eq(webhookDeliveries.attempts, attempts)));
    },

    /** Restarts one delivery, which keeps its id. @returns how many were restarted: 1 or 0 */
    async replayOne(webhookId: string, deliveryId: string, nowTs: UnixSeconds): Promise<number> {
      const rows = await db
        .update(webhookDeliveries)
        .set({ state: 'waiting', attempts: 0, nextAttemptTs: nowTs })
        .where(and(ofWebhook(webhookId), eq(webhookDeliveries.deliveryId, deliveryId)))
        .returning({ deliveryId: webhookDeliveries.deliveryId });
      return rows.length;
    },

    /** Restarts all deliveries of matches created since a time; waiting ones become due now. @returns how many */
    async replaySince(webhookId: string, sinceTs: UnixSeconds, nowTs: UnixSeconds): Promise<number> {
      const rows = await db
        .update(webhookDeliveries)
        .set({ state: 'waiting', attempts: 0, nextAttemptTs: nowTs })
        .where(
          and(
            ofWebhook(webhookId),
            gte(webhookDeliveries.createdTs, sinceTs),
            isNotNull(webhookDeliveries.deliveryNumber),
          ),
        )
        .returning({ deliveryId: webhookDeliveries.deliveryId });
      return rows.length;
    },

    /** Makes waiting deliveries due now and resets their attempts. */
    async restartWaiting(webhookId: string, nowTs: UnixSeconds): Promise<void> {
      await db
        .update(webhookDeliveries)
        .set({ attempts: 0, nextAttemptTs: nowTs })
        .where(and(ofWebhook(webhookId), eq(webhookDeliveries.state, 'waiting')));
    },

    async deleteBefore(createdTs: UnixSeconds): Promise<void> {
      await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdTs, createdTs));
    },
  };
}
