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

/** Links that were mailed to people with an account; a person has one of a purpose at most. */
export function createAccountLinksRepository(db: DatabaseHandle) {
  const open = (tokenHash: string, purpose: LinkPurpose, nowTs: UnixSeconds) =>
    and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresTs, nowTs));
  const columns = { userId: accountLinks.userId, newEmail: accountLinks.newEmail };
  return {
    /** The one of this purpose before is void from now on. */
    async put(link: AccountLink): Promise<void> {
      await db
        .insert(accountLinks)
        .values(link)
        .onConflictDoUpdate({ target: [accountLinks.userId, accountLinks.purpose], set: link });
    },

    /** null for one that is used, over or made up. */
    async find(tokenHash: string, purpose: LinkPurpose, nowTs: UnixSeconds) {
      const [row] = await db
        .select(columns)
        .from(accountLinks)
        .where(open(tokenHash, purpose, nowTs));
      return row ?? null;
    },

    /** Of two who use one at once, one does. */
    async use(tokenHash: string, purpose: LinkPurpose, nowTs: UnixSeconds) {
      const [row] = await db
        .delete(accountLinks)
        .where(open(tokenHash, purpose, nowTs))
        .returning(columns);
      return row ?? null;
    },

    async deleteOf(userId: string): Promise<void> {
      await db.delete(accountLinks).where(eq(accountLinks.userId, userId));
    },

    async deleteOver(nowTs: UnixSeconds): Promise<void> {
      await db.delete(accountLinks).where(lte(accountLinks.expiresTs, nowTs));
    },
  };
}
