import { invitation, organization, user } from '@rotunda/database';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

export interface StoredInvitation {
  id: string;
  email: string;
  role: string | null;
  tokenHash: string | null;
  createdAt: Date;
  expiresAt: Date;
  inviterName: string | null;
}

export interface NewInvitation {
  id: string;
  organizationId: string;
  email: string;
  role: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  inviterId: string;
}

const columns = {
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  tokenHash: invitation.tokenHash,
  createdAt: invitation.createdAt,
  expiresAt: invitation.expiresAt,
  inviterName: user.name,
};

/** Reads and writes open invitations; accepted and withdrawn ones are deleted. */
export function createInvitationsRepository(db: DatabaseHandle) {
  const select = () => db.select(columns).from(invitation).leftJoin(user, eq(user.id, invitation.inviterId));
  const oneOf = (organizationId: string, invitationId: string) =>
    and(eq(invitation.organizationId, organizationId), eq(invitation.id, invitationId));
  return {
    async find(organizationId: string): Promise<StoredInvitation[]> {
      return select()
        .where(eq(invitation.organizationId, organizationId))
        .orderBy(asc(invitation.email), asc(invitation.id));
    },

    /** Returns null for an invitation of another organization, as for a missing one. */
    async get(organizationId: string, invitationId: string): Promise<StoredInvitation | null> {
      const [row] = await select().where(oneOf(organizationId, invitationId));
      return row ?? null;
    },

    /**
     * Finds an invitation of any organization by its secret; null when it is expired, accepted, withdrawn or invalid.
     */
    async findByToken(tokenHash: string, now: Date) {
      const [row] = await db
        .select({
          id: invitation.id,
          email: invitation.email,
          role: invitation.role,
          inviterId: invitation.inviterId,
          organizationId: organization.id,
          organization: organization.externalName,
        })
        .from(invitation)
        .innerJoin(organization, eq(organization.id, invitation.organizationId))
        .where(and(eq(invitation.tokenHash, tokenHash), gt(invitation.expiresAt, now)));
      return row ?? null;
    },

    /** @returns false when the address already has an invitation */
    async insert(row: NewInvitation): Promise<boolean> {
      const { rowCount } = await db
        .insert(invitation)
        .values(row)
        .onConflictDoNothing({ target: [invitation.organizationId, invitation.email] });
      return rowCount === 1;
    },

    /**
     * Replaces the link of an invitation.
     * @returns false when it was resent, accepted or withdrawn in the meantime, which made the previous link void
     */
    async renew(
      organizationId: string,
      { id, tokenHash: before }: Pick<StoredInvitation, 'id' | 'tokenHash'>,
      link: { tokenHash: string; expiresAt: Date },
    ): Promise<boolean> {
      const isSame = before === null ? isNull(invitation.tokenHash) : eq(invitation.tokenHash, before);
      const { rowCount } = await db
        .update(invitation)
        .set(link)
        .where(and(oneOf(organizationId, id), isSame));
      return rowCount === 1;
    },

    /**
     * Deletes an invitation. Of two concurrent requests, only one succeeds. @returns what was deleted; null for none
     */
    async withdraw(organizationId: string, invitationId: string) {
      const [row] = await db
        .delete(invitation)
        .where(oneOf(organizationId, invitationId))
        .returning({ email: invitation.email, tokenHash: invitation.tokenHash });
      return row ?? null;
    },

    /** Consumes a link. Of two concurrent uses, only one succeeds. @returns false also when a new link made it void */
    async use(tokenHash: string): Promise<boolean> {
      const { rowCount } = await db.delete(invitation).where(eq(invitation.tokenHash, tokenHash));
      return rowCount === 1;
    },
  };
}
