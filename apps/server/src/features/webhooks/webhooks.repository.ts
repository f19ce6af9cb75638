import type { Role, WebhookOffReason } from '@rotunda/contract';
import { member, organization, projects, savedSearches, user, webhookDeliveries, webhooks } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, exists, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { getRole } from '../identity/index.ts';
import { type Viewer, visibleProjects } from '../projects/index.ts';

export type StoredWebhook = typeof webhooks.$inferSelect;
export type SealedColumn = 'urlSealed' | 'secretSealed' | 'previousSecretSealed';

const waiting = sql<number>`(
  select count(*)::int from ${webhookDeliveries} d where d.webhook_id = ${webhooks}.webhook_id and d.state = 'waiting')`;

const isSendable = (nowTs: UnixSeconds) =>
  and(isNull(webhooks.offReason), or(isNull(webhooks.pausedUntilTs), lte(webhooks.pausedUntilTs, nowTs)));

export function createWebhooksRepository(db: DatabaseHandle) {
  /** Selects webhooks with their current project, because a saved search may have moved. */
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
  const oneOf = (organizationId: string, webhookId: string) =>
    and(eq(webhooks.organizationId, organizationId), eq(webhooks.webhookId, webhookId));
  const seenBy = (viewer: Viewer) => and(eq(webhooks.organizationId, viewer.organizationId), visibleProjects(viewer));

  return {
    /** Lists the webhooks of a project the user can see, in order of creation. */
    async find(viewer: Viewer, projectId: string) {
      return select()
        .where(and(seenBy(viewer), eq(projects.projectId, projectId)))
        .orderBy(asc(webhooks.createdTs), asc(webhooks.webhookId));
    },

    /** Returns null for a webhook of a project the user cannot see, as for a missing one. */
    async get(viewer: Viewer, webhookId: string) {
      const [row] = await select().where(and(seenBy(viewer), eq(webhooks.webhookId, webhookId)));
      return row ?? null;
    },

    async isProjectSeen(viewer: Viewer, projectId: string): Promise<boolean> {
      return (await db.$count(projects, and(visibleProjects(viewer), eq(projects.projectId, projectId)))) > 0;
    },

    /**
     * Locks a project until the transaction ends, which serializes the creation of its webhooks; null when the user
     * cannot see it.
     */
    async lockProject(viewer: Viewer, projectId: string): Promise<{ name: string } | null> {
      const [row] = await db
        .select({ name: projects.name })
        .from(projects)
        .where(and(visibleProjects(viewer), eq(projects.projectId, projectId)))
        .for('update');
      return row ?? null;
    },

    async isSavedSearchOf(organizationId: string, projectId: string, savedSearchId: string): Promise<boolean> {
      return (
        (await db.$count(
          savedSearches,
          and(
            eq(savedSearches.organizationId, organizationId),
            eq(savedSearches.projectId, projectId),
            eq(savedSearches.savedSearchId, savedSearchId),
          ),
        )) > 0
      );
    },

    /** Locks a webhook until the transaction ends. */
    async lock(webhookId: string): Promise<void> {
      const isThat = eq(webhooks.webhookId, webhookId);
      await db.select({ webhookId: webhooks.webhookId }).from(webhooks).where(isThat).for('no key update');
    },

    async insert(row: typeof webhooks.$inferInsert): Promise<void> {
      await db.insert(webhooks).values(row);
    },

    async update(
      organizationId: string,
      webhookId: string,
      changes: Partial<typeof webhooks.$inferInsert>,
    ): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await db.update(webhooks).set(changes).where(oneOf(organizationId, webhookId));
    },

    /**
     * Replaces the secret; the current one becomes the previous one in the same statement, so that after two concurrent
     * changes the first new secret still signs.
     */
    async replaceSecret(
      organizationId: string,
      webhookId: string,
      changes: { secretSealed: string; previousSecretUntilTs: UnixSeconds },
    ): Promise<void> {
      await db
        .update(webhooks)
        .set({ ...changes, previousSecretSealed: sql`${webhooks.secretSealed}` })
        .where(oneOf(organizationId, webhookId));
    },

    /** Returns the webhooks of all organizations with the names of those. */
    async findAll(): Promise<{ webhook: StoredWebhook; organization: string }[]> {
      return db
        .select({ webhook: webhooks, organization: organization.name })
        .from(webhooks)
        .innerJoin(organization, eq(organization.id, webhooks.organizationId))
        .orderBy(asc(webhooks.webhookId));
    },

    /** Stores a value sealed again, unless it was changed in the meantime. */
    async replaceSealed(webhookId: string, column: SealedColumn, before: string, again: string): Promise<void> {
      await db
        .update(webhooks)
        .set({ [column]: again })
        .where(and(eq(webhooks.webhookId, webhookId), eq(webhooks[column], before)));
    },

    /** Returns whether it still existed. */
    async delete(organizationId: string, webhookId: string): Promise<boolean> {
      const rows = await db
        .delete(webhooks)
        .where(oneOf(organizationId, webhookId))
        .returning({ id: webhooks.webhookId });
      return rows.length > 0;
    },

    /** Whether any webhook of any organization is on. */
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

    /** Returns the webhooks of all organizations that are on and behind a delivery number. */
    async findBehind(newest: number): Promise<StoredWebhook[]> {
      return db
        .select()
        .from(webhooks)
        .where(and(isNull(webhooks.offReason), lt(webhooks.cursor, newest)))
        .orderBy(asc(webhooks.webhookId));
    },

    /** Returns the webhooks of all organizations that are on and have something due. */
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

    /** Returns a webhook of any organization if it is on and not paused; null otherwise. */
    async getSendable(webhookId: string, nowTs: UnixSeconds): Promise<StoredWebhook | null> {
      const [row] = await db
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.webhookId, webhookId), isSendable(nowTs)));
      return row ?? null;
    },

    /** Returns the owner and their current role; null once they are deactivated or have left. */
    async findOwner({ organizationId, userId }: StoredWebhook): Promise<{ role: Role; email: string } | null> {
      const [row] = await db
        .select({ role: member.role, email: user.email })
        .from(member)
        .innerJoin(user, and(eq(user.id, member.userId), eq(user.isActive, true)))
        .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
      return row === undefined ? null : { role: getRole(row.role), email: row.email };
    },

    /**
     * Advances the delivery number.
     * @returns false when it was no longer at `from`: of two processes that handle the same matches, only one succeeds
     */
    async advanceCursor(webhookId: string, from: number, to: number): Promise<boolean> {
      const rows = await db
        .update(webhooks)
        .set({ cursor: to })
        .where(and(eq(webhooks.webhookId, webhookId), eq(webhooks.cursor, from)))
        .returning({ webhookId: webhooks.webhookId });
      return rows.length > 0;
    },

    /** Resets failures and pause after a successful attempt, so that waiting messages may be sent. */
    async recover(webhookId: string): Promise<void> {
      await db
        .update(webhooks)
        .set({ failures: 0, failingSinceTs: null, pausedUntilTs: null })
        .where(and(eq(webhooks.webhookId, webhookId), or(gt(webhooks.failures, 0), isNotNull(webhooks.pausedUntilTs))));
    },

    /**
     * Counts a failed attempt atomically across processes. @returns the number of consecutive failures, and since when
     */
    async countFailure(webhookId: string, nowTs: UnixSeconds): Promise<{ failures: number; failingSinceTs: number }> {
      const [row] = await db
        .update(webhooks)
        .set({
          failures: sql`${webhooks.failures} + 1`,
          failingSinceTs: sql`coalesce(${webhooks.failingSinceTs}, ${nowTs})`,
        })
        .where(eq(webhooks.webhookId, webhookId))
        .returning({ failures: webhooks.failures, failingSinceTs: webhooks.failingSinceTs });
      // A webhook deleted in the meantime counts as having failed once.
      return { failures: row?.failures ?? 1, failingSinceTs: row?.failingSinceTs ?? nowTs };
    },

    async pauseUntil(webhookId: string, pausedUntilTs: UnixSeconds | null): Promise<void> {
      await db.update(webhooks).set({ pausedUntilTs }).where(eq(webhooks.webhookId, webhookId));
    },

    /**
     * Turns a webhook off.
     * @returns whether it was on before
     */
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
export type WebhookView = NonNullable<Awaited<ReturnType<WebhooksRepository['get']>>>;
