import { accountLinks } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

export type LinkPurpose = 'password-reset' | 'address-change';
export interface AccountLink {
  userId: string;
  purpose: LinkPurpose;
  tokenHash: string;
  newEmail: string | null;
  createdTs: UnixSeconds;
  expiresTs: UnixSeconds;
}

/** Links that were mailed to people with an account. A person has at most one for each purpose. */
export function createAccountLinksRepository(db: DatabaseHandle) {
  const open = (tokenHash: string, purpose: LinkPurpose, nowTs: UnixSeconds) =>
    and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresTs, nowTs));
  const columns = { userId: accountLinks.userId, newEmail: accountLinks.newEmail };
  return {
    /** Stores a link; the person's previous link for the same purpose becomes void. */
    async put(link: AccountLink): Promise<void> {
      await db
        .insert(accountLinks)
        .values(link)
        .onConflictDoUpdate({ target: [accountLinks.userId, accountLinks.purpose], set: link });
    },

    /** Returns null for a used, expired or invalid link. */
    async find(tokenHash: string, purpose: LinkPurpose, nowTs: UnixSeconds) {
      const [row] = await db
        .select(columns)
        .from(accountLinks)
        .where(open(tokenHash, purpose, nowTs));
      return row ?? null;
    },

    /** Consumes a link. Of two concurrent uses, only one succeeds. */
    async use(tokenHash: string, purpose: LinkPurpose, nowTs: UnixSeconds) {
      const [row] = await db
        .delete(accountLinks)
        .where(open(tokenHash, purpose, nowTs))
        .returning(columns);
      return row ?? null;
    },

    async getDelete(userId: string): Promise<void> {
      await db.delete(accountLinks).where(eq(accountLinks.userId, userId));
    },

    async deleteOver(nowTs: UnixSeconds): Promise<void> {
      await db.delete(accountLinks).where(lte(accountLinks.expiresTs, nowTs));
    },
  };
}
