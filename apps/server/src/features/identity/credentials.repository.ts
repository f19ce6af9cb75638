import { account, user } from '@rotunda/database';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** The library's name for signing in with a password. */
const WITH_PASSWORD = 'credential';

/** Owner of an e-mail address, with what is needed to verify their password. */
export interface Credentials {
  userId: string;
  email: string;
  name: string;
  isActive: boolean;
  /** argon2id hash; null when the account has no password. */
  passwordHash: string | null;
}

export function createCredentialsRepository(db: DatabaseHandle) {
  const select = () =>
    db
      .select({
        userId: user.id,
        email: user.email,
        name: user.name,
        isActive: user.isActive,
        passwordHash: account.password,
      })
      .from(user)
      .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, WITH_PASSWORD)));
  return {
    async findByEmail(email: string): Promise<Credentials | null> {
      const [row] = await select().where(eq(user.email, email.trim().toLowerCase()));
      return row ?? null;
    },

    async get(userId: string): Promise<Credentials | null> {
      const [row] = await select().where(eq(user.id, userId));
      return row ?? null;
    },

    async setPassword(userId: string, passwordHash: string, updatedAt: Date): Promise<void> {
      await db
        .update(account)
        .set({ password: passwordHash, updatedAt })
        .where(and(eq(account.userId, userId), eq(account.providerId, WITH_PASSWORD)));
    },
  };
}
