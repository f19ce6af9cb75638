import { apiTokens, member, organizationFlags, organization, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Actor } from '../../platform/request-context.ts';
import { userColumns } from '../identity/index.ts';

export type StoredApiToken = typeof apiTokens.$inferSelect;

/**
 * Loads everything needed to authenticate a token in one statement; returns no row once the owner has left the
 * organization.
 */
const findToken = prepared((db) =>
  db
    .select({
      token: apiTokens,
      user: userColumns,
      organization: organization,
      flags: sql<Record<string, unknown>>`(
        select coalesce(jsonb_object_agg(${organizationFlags.flag}, ${organizationFlags.value}), '{}')
        from ${organizationFlags} where ${organizationFlags.organizationId} = ${organization.id}
      )`,
    })
    .from(apiTokens)
    .innerJoin(user, eq(user.id, apiTokens.userId))
    .innerJoin(member, and(eq(member.userId, user.id), eq(member.organizationId, apiTokens.organizationId)))
    .innerJoin(organization, eq(organization.id, apiTokens.organizationId))
    .where(eq(apiTokens.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_api_token'),
);

type Owner = Pick<Actor, 'organizationId' | 'userId'>;

export function createApiTokensRepository(db: DatabaseHandle) {
  const ofPerson = ({ organizationId, userId }: Owner) =>
    and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.userId, userId));
  return {
    /** Finds a token in any organization, because the request is not authenticated yet; null for an unknown token. */
    async findByHash(tokenHash: string) {
      const [row] = await findToken(db).execute({ tokenHash });
      return row ?? null;
    },

    /** Newest first. */
    async find(owner: Owner): Promise<StoredApiToken[]> {
      return db
        .select()
        .from(apiTokens)
        .where(ofPerson(owner))
        .orderBy(desc(apiTokens.createdTs), desc(apiTokens.tokenId));
    },

    /** Returns the tokens of all members, by member name, then newest first. */
    async findOfOrganization(organizationId: string) {
      return db
        .select({
          token: apiTokens,
          owner: { _id: user.id, name: user.name, email: user.email, isActive: user.isActive },
        })
        .from(apiTokens)
        .innerJoin(user, eq(user.id, apiTokens.userId))
        .where(eq(apiTokens.organizationId, organizationId))
        .orderBy(asc(user.name), asc(user.id), desc(apiTokens.createdTs), desc(apiTokens.tokenId));
    },

    /** Makes other token changes of this person wait until the transaction ends. */
    async lockPerson({ userId }: Owner): Promise<void> {
      await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    },

    async count(owner: Owner): Promise<number> {
      const [row] = await db.select({ total: count() }).from(apiTokens).where(ofPerson(owner));
      return row?.total ?? 0;
    },

    async insert(row: typeof apiTokens.$inferInsert): Promise<void> {
      await db.insert(apiTokens).values(row);
    },

    /** @returns the deleted token, or null if the organization (or the given person) has no such token */
    async delete(
      { organizationId, userId }: { organizationId: string; userId?: string },
      tokenId: string,
    ): Promise<StoredApiToken | null> {
      const [row] = await db
        .delete(apiTokens)
        .where(
          and(
            eq(apiTokens.organizationId, organizationId),
            userId === undefined ? undefined : eq(apiTokens.userId, userId),
            eq(apiTokens.tokenId, tokenId),
          ),
        )
        .returning();
      return row ?? null;
    },

    async markUsed(tokenId: string, lastUsedTs: UnixSeconds): Promise<void> {
      await db.update(apiTokens).set({ lastUsedTs }).where(eq(apiTokens.tokenId, tokenId));
    },
  };
}
