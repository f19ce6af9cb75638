import type { Role, WebhookOffReason } from '@rotunda/contract';
import { member, projects, savedSearches, user, webhookDeliveries, webhooks } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, exists, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { roleOf } from '../identity/index.ts';
import { type Viewer, visibleProjects } from '../projects/index.ts';

export type StoredWebhook = typeof webhooks.$inferSelect;

const waiting = sql<number>`(
  select count(*)::int from ${webhookDeliveries} d where d.webhook_id = ${webhooks}.webhook_id and d.state = 'waiting')`;

const isSendable = (nowTs: UnixSeconds) =>
  and(isNull(webhooks.offReason), or(isNull(webhooks.pausedUntilTs), lte(webhooks.pausedUntilTs, nowTs)));

export function createWebhooksRepository(db: DatabaseHandle) {
  /** With the project it is of now: a saved search may have been moved. */
  const select = () =>
    db
      .select({
        webhook: webhooks,
        projectId: projects.projectId,
        savedSearchTitle: savedSearches.title,
        ownerName: user.name,
        waiting,
      })
      .from(webhooks)
      .leftJoin(savedSearches, eq(savedSearches.savedSearchId, webhooks.savedSearchId))
      .innerJoin(projects, eq(projects.projectId, sql`coalesce(${webhooks.projectId}, ${savedSearches.projectId})`))
      .innerJoin(user, eq(user.id, webhooks.userId));
  const oneOf = (organisationId: string, webhookId: string) =>
    and(eq(webhooks.organisationId, organisationId), eq(webhooks.webhookId, webhookId));
  const seenBy = (viewer: Viewer) => and(eq(webhooks.organisationId, viewer.organisationId), visibleProjects(viewer));

  return {
    /** Of a project the person sees, in the order in which they were made. */
    async find(viewer: Viewer, projectId: string) {
      return select()
        .where(and(seenBy(viewer), eq(projects.projectId, projectId)))
        .orderBy(asc(webhooks.createdTs), asc(webhooks.webhookId));
    },

    /** null for one of a project the person does not see as for none. */
    async get(viewer: Viewer, webhookId: string) {
      const [row] = await select().where(and(seenBy(viewer), eq(webhooks.webhookId, webhookId)));
      return row ?? null;
    },

    async isProjectSeen(viewer: Viewer, projectId: string): Promise<boolean> {
      return (await db.$count(projects, and(visibleProjects(viewer), eq(projects.projectId, projectId)))) > 0;
    },

    /** Until the end of the transaction whoever else makes one of the project waits; null for one that is not seen. */
    async lockProject(viewer: Viewer, projectId: string): Promise<{ name: string } | null> {
      const [row] = await db
        .select({ name: projects.name })
        .from(projects)
        .where(and(visibleProjects(viewer), eq(projects.projectId, projectId)))
        .for('update');
      return row ?? null;
    },

    async isSavedSearchOf(organisationId: string, projectId: string, savedSearchId: string): Promise<boolean> {
      return (
        (await db.$count(
          savedSearches,
          and(
            eq(savedSearches.organisationId, organisationId),
            eq(savedSearches.projectId, projectId),
            eq(savedSearches.savedSearchId, savedSearchId),
          ),
        )) > 0
      );
    },

    async insert(row: typeof webhooks.$inferInsert): Promise<void> {
      await db.insert(webhooks).values(row);
    },

    async update(
      organisationId: string,
      webhookId: string,
      changes: Partial<typeof webhooks.$inferInsert>,
    ): Promise<void> {
      await db.update(webhooks).set(changes).where(oneOf(organisationId, webhookId));
    },

    /** The secret it has becomes the one before: of two changes at once, the first signs as well. */
    async replaceSecret(
      organisationId: string,
      webhookId: string,
      changes: { secretSealed: string; previousSecretUntilTs: UnixSeconds },
    ): Promise<void> {
      await db
        .update(webhooks)
        .set({ ...changes, previousSecretSealed: sql`${webhooks.secretSealed}` })
        .where(oneOf(organisationId, webhookId));
    },

    async delete(organisationId: string, webhookId: string): Promise<void> {
      await db.delete(webhooks).where(oneOf(organisationId, webhookId));
    },

    /** Of any organization: whether any is on. */
    async isAnyOn(): Promise<boolean> {
      return (
        (
          await db
            .select({ one: sql`1` })
            .from(webhooks)
            .where(isNull(webhooks.offReason))
            .limit(1)
        ).length > 0
      );
    },

    /** Of any organization: those that are on and lie behind a delivery number. */
    async findBehind(newest: number): Promise<StoredWebhook[]> {
      return db
        .select()
        .from(webhooks)
        .where(and(isNull(webhooks.offReason), lt(webhooks.resumeNumber, newest)))
        .orderBy(asc(webhooks.webhookId));
    },

    /** Of any organization: those that are on and have something to send now. */
    async findDue(nowTs: UnixSeconds): Promise<string[]> {
      const due = db
        .select({ one: sql`1` })
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.webhookId, webhooks.webhookId),
            eq(webhookDeliveries.state, 'waiting'),
            lte(webhookDeliveries.nextAttemptTs, nowTs),
          ),
        );
      const rows = await db
        .select({ webhookId: webhooks.webhookId })
        .from(webhooks)
        .where(and(isSendable(nowTs), exists(due)));
      return rows.map(({ webhookId }) => webhookId);
    },

    /** Of any organization: one that is on and may be asked now; null otherwise. */
    async getSendable(webhookId: string, nowTs: UnixSeconds): Promise<StoredWebhook | null> {
      const [row] = await db
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.webhookId, webhookId), isSendable(nowTs)));
      return row ?? null;
    },

    /** Who answers for it and the role they have now; null once they are deactivated or have left. */
    async findOwner({ organisationId, userId }: StoredWebhook): Promise<{ role: Role; email: string } | null> {
      const [row] = await db
        .select({ role: member.role, email: user.email })
        .from(member)
        .innerJoin(user, and(eq(user.id, member.userId), eq(user.isActive, true)))
        .where(and(eq(member.organizationId, organisationId), eq(member.userId, userId)));
      return row === undefined ? null : { role: roleOf(row.role), email: row.email };
    },

    /** @returns whether it stood there until now: of two processes that tell of the same matches, one does */
    async moveOn(webhookId: string, from: number, to: number): Promise<boolean> {
      const rows = await db
        .update(webhooks)
        .set({ resumeNumber: to })
        .where(and(eq(webhooks.webhookId, webhookId), eq(webhooks.resumeNumber, from)))
        .returning({ webhookId: webhooks.webhookId });
      return rows.length > 0;
    },

    /** An attempt that succeeded: whatever waits may be sent. */
    async recover(webhookId: string): Promise<void> {
      await db
        .update(webhooks)
        .set({ failures: 0, failingSinceTs: null, pausedUntilTs: null })
        .where(and(eq(webhooks.webhookId, webhookId), or(gt(webhooks.failures, 0), isNotNull(webhooks.pausedUntilTs))));
    },

    /** An attempt that failed, of however many processes. @returns how often in a row by now, and since when */
    async countFailure(webhookId: string, nowTs: UnixSeconds): Promise<{ failures: number; failingSinceTs: number }> {
      const [row] = await db
        .update(webhooks)
        .set({
          failures: sql`${webhooks.failures} + 1`,
          failingSinceTs: sql`coalesce(${webhooks.failingSinceTs}, ${nowTs})`,
        })
        .where(eq(webhooks.webhookId, webhookId))
        .returning({ failures: webhooks.failures, failingSinceTs: webhooks.failingSinceTs });
      // One that was deleted meanwhile has failed for the first time.
      return { failures: row?.failures ?? 1, failingSinceTs: row?.failingSinceTs ?? nowTs };
    },

    async pauseUntil(webhookId: string, pausedUntilTs: UnixSeconds | null): Promise<void> {
      await db.update(webhooks).set({ pausedUntilTs }).where(eq(webhooks.webhookId, webhookId));
    },

    /** @returns whether it was on until now */
    async turnOff(webhookId: string, offReason: WebhookOffReason): Promise<boolean> {
      const rows = await db
        .update(webhooks)
        .set({ offReason })
        .where(and(eq(webhooks.webhookId, webhookId), isNull(webhooks.offReason)))
        .returning({ webhookId: webhooks.webhookId });
      return rows.length > 0;
    },
  };
}
export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;
export type ShownWebhook = NonNullable<Awaited<ReturnType<WebhooksRepository['get']>>>;
