import type { OptionalMail } from '@rotunda/contract';
import { digestOptOuts } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Recipient of one kind of optional email. */
export interface OptionalMailReader {
  organizationId: string;
  userId: string;
  kind: OptionalMail;
}

/** Stores which kinds of email users have opted out of. */
export function createMailOptOutsRepository(db: DatabaseHandle) {
  const isOf = ({ organizationId, userId, kind }: OptionalMailReader) =>
    and(
      eq(digestOptOuts.organizationId, organizationId),
      eq(digestOptOuts.userId, userId),
      eq(digestOptOuts.kind, kind),
    );
  return {
    async has(reader: OptionalMailReader): Promise<boolean> {
      const rows = await db.select({ kind: digestOptOuts.kind }).from(digestOptOuts).where(isOf(reader));
      return rows.length > 0;
    },

    async add({ organizationId, userId, kind }: OptionalMailReader, sinceTs: UnixSeconds): Promise<void> {
      await db.insert(digestOptOuts).values({ organizationId, userId, kind, sinceTs }).onConflictDoNothing();
    },

    async remove(reader: OptionalMailReader): Promise<void> {
      await db.delete(digestOptOuts).where(isOf(reader));
    },
  };
}
