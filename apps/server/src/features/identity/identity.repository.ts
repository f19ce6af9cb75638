import {
  account,
  accountLinks,
  apiTokens,
  member,
  organization,
  organizationFlags,
  session,
  user,
} from '@rotunda/database';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export type StoredUser = Pick<
  typeof user.$inferSelect,
  'id' | 'email' | 'name' | 'firstName' | 'lastName' | 'segmentation' | 'isActive' | 'isOperator'
> & { memberRole: string; platformRole: string | null };
export type StoredOrganization = typeof organization.$inferSelect;

export const userColumns = {
  id: user.id,
  email: user.email,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  segmentation: user.segmentation,
  isActive: user.isActive,
  isOperator: user.isOperator,
  memberRole: member.role,
  platformRole: user.role,
};

export function createIdentityRepository(db: DatabaseHandle) {
  return {
    /**
     * Returns the organization a user signs in to: the preferred one if they are a member, else the first one they
     * joined.
     */
    async findMembership(userId: string, preferredOrganizationId: string | null) {
      const rows = await db
        .select({ organization: organization, user: userColumns })
        .from(member)
        .innerJoin(organization, eq(organization.id, member.organizationId))
        .innerJoin(user, eq(user.id, member.userId))
        .where(eq(member.userId, userId))
        .orderBy(asc(member.createdAt), asc(member.id));
      return rows.find((row) => row.organization.id === preferredOrganizationId) ?? rows[0] ?? null;
    },

    async findFlags(organizationId: string): Promise<Record<string, unknown>> {
      const rows = await db
        .select()
        .from(organizationFlags)
        .where(eq(organizationFlags.organizationId, organizationId));
      return Object.fromEntries(rows.map((row) => [row.flag, row.value]));
    },

    async findUsers(organizationId: string): Promise<StoredUser[]> {
      return db
        .select(userColumns)
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(eq(member.organizationId, organizationId))
        .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id));
    },

    /** Returns null for a user of another organization, as for a missing one. */
    async getUser(organizationId: string, userId: string): Promise<StoredUser | null> {
      const [row] = await db
        .select(userColumns)
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
      return row ?? null;
    },

    /** Returns a user of any organization, for support, who may act as any user. */
    async getAnyUser(userId: string) {
      const [row] = await db
        .select({
          id: user.id,
          name: user.name,
          email: user.email,
          isActive: user.isActive,
          platformRole: user.role,
        })
        .from(user)
        .where(eq(user.id, userId));
      return row ?? null;
    },

    async findUserByEmail(email: string): Promise<{ id: string; isActive: boolean } | null> {
      const [row] = await db
        .select({ id: user.id, isActive: user.isActive })
        .from(user)
        .where(eq(user.email, email.trim().toLowerCase()));
      return row ?? null;
    },

    /** Whether an organization besides this one has users. Those of the sample workspace are public. */
    async hasUserElsewhere(organizationId: string): Promise<boolean> {
      const [found] = await db
        .select({ id: member.id })
        .from(member)
        .innerJoin(organization, eq(organization.id, member.organizationId))
        .where(and(ne(organization.id, organizationId), eq(organization.isSample, false)))
        .limit(1);
      return found !== undefined;
    },

    async getOrganization(organizationId: string): Promise<StoredOrganization | null> {
      const [row] = await db.select().from(organization).where(eq(organization.id, organizationId));
      return row ?? null;
    },

    /** Returns the dashboard report addresses that organizations have set. */
    async findReportAddresses(): Promise<string[]> {
      const rows = await db.select({ url: organization.tableauReportUrl }).from(organization);
      return rows.flatMap(({ url }) => url ?? []);
    },

    /** Returns all organizations of the installation with their numbers of users, for operators. */
    async findOrganizations() {
      return db
        .select({
          organization: organization,
          people: count(user.id),
          activePeople: sql<number>`count(${user.id}) filter (where ${user.isActive})::int`,
        })
        .from(organization)
        .leftJoin(member, eq(member.organizationId, organization.id))
        .leftJoin(user, eq(user.id, member.userId))
        .groupBy(organization.id)
        .orderBy(asc(organization.externalName), asc(organization.id));
    },

    async updateOrganization(organizationId: string, changes: Partial<StoredOrganization>): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await db.update(organization).set(changes).where(eq(organization.id, organizationId));
    },

    async insertOrganization(row: typeof organization.$inferInsert): Promise<void> {
      await db.insert(organization).values(row);
    },

    /** Serializes changes to an organization's users until the transaction ends. */
    async lockOrganization(organizationId: string): Promise<void> {
      await db
        .select({ id: organization.id })
        .from(organization)
        .where(eq(organization.id, organizationId))
        .for('no key update');
    },

    async insertUser(row: typeof user.$inferInsert): Promise<void> {
      await db.insert(user).values(row);
    },

    /** Stores a password as better-auth does: an account of its own provider, under the user's id. */
    async insertPassword({ id, userId, password }: { id: string; userId: string; password: string }): Promise<void> {
      await db.insert(account).values({ id, userId, accountId: userId, providerId: 'credential', password });
    },

    async addMember(row: typeof member.$inferInsert): Promise<void> {
      await db.insert(member).values(row);
    },

    /**
     * Updates a user. Deactivating a user ends their sessions, API tokens and mailed links for good. Reactivating does
     * the same, because a request that began before the deactivation may have added one after it.
     */
    async updateUser(userId: string, changes: Partial<typeof user.$inferInsert>): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      const [before] = await db.select({ isActive: user.isActive }).from(user).where(eq(user.id, userId));
      await db.update(user).set(changes).where(eq(user.id, userId));
      if (changes.isActive === undefined || changes.isActive === before?.isActive) return;
      await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
      await db.delete(accountLinks).where(eq(accountLinks.userId, userId));
      await db.delete(session).where(eq(session.userId, userId));
    },

    async updateRole(organizationId: string, userId: string, role: string): Promise<void> {
      await db
        .update(member)
        .set({ role })
        .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
    },

    async countAdmins(organizationId: string): Promise<number> {
      const rows = await db
        .select({ id: user.id })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(member.organizationId, organizationId), eq(member.role, 'admin'), eq(user.isActive, true)));
      return rows.length;
    },

    /** Whether the installation has any user. */
    async hasUsers(): Promise<boolean> {
      const [first] = await db.select({ id: user.id }).from(user).limit(1);
      return first !== undefined;
    },

    /**
     * Lists the users who can sign in to the sample workspace; empty once it is removed. Not scoped to an organization,
     * because it is read before sign-in.
     */
    async findSampleUsers(): Promise<{ email: string; role: string; organization: string }[]> {
      return db
        .select({ email: user.email, role: member.role, organization: organization.externalName })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .innerJoin(organization, eq(organization.id, member.organizationId))
        .where(and(eq(organization.isSample, true), eq(user.isActive, true)))
        .orderBy(asc(organization.externalName), asc(member.role), asc(user.email));
    },
  };
}
export type IdentityRepository = ReturnType<typeof createIdentityRepository>;
