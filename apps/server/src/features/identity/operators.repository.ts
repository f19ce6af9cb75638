import { member, organization, user } from '@rotunda/database';
import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/**
 * Advisory lock id; any fixed number works. Creation of users and changes of operators are serialized, so that exactly
 * one user is the first.
 */
const OPERATORS_LOCK = 0x6f_70_65_72;

/**
 * Reads and changes the operators of the installation. Operators belong to no particular organization, so nothing here
 * is scoped to one.
 */
export function createOperatorsRepository(db: DatabaseHandle) {
  const memberships = (isSample: boolean) =>
    db
      .select({ id: member.id })
      .from(member)
      .innerJoin(organization, eq(organization.id, member.organizationId))
      .where(and(eq(member.userId, user.id), eq(organization.isSample, isSample)));
  /** Matches users who belong only to the sample workspace, including users whom its administrators added later. */
  const isOfSample = () => and(exists(memberships(true)), notExists(memberships(false)));

  return {
    /** Locks until the transaction ends. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${OPERATORS_LOCK})`);
    },

    async hasUserOutsideSample(): Promise<boolean> {
      const [found] = await db
        .select({ id: user.id })
        .from(user)
        .where(exists(memberships(false)))
        .limit(1);
      return found !== undefined;
    },

    async isOfSample(userId: string): Promise<boolean> {
      const [found] = await db
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.id, userId), isOfSample()));
      return found !== undefined;
    },

    async setOperator(userId: string, isOperator: boolean): Promise<void> {
      await db.update(user).set({ isOperator }).where(eq(user.id, userId));
    },

    /** Revokes operator rights of the sample workspace's users, because their password is public. */
    async endOperatorsOfSample(): Promise<void> {
      await db
        .update(user)
        .set({ isOperator: false })
        .where(and(eq(user.isOperator, true), isOfSample()));
    },

    /** Counts the operators who can sign in. */
    async countOperators(): Promise<number> {
      return db.$count(user, and(eq(user.isOperator, true), eq(user.isActive, true)));
    },
  };
}
