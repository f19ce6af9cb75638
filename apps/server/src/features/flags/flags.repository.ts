import { organizationFlags } from '@rotunda/database';
import type { FlagValues } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { eq } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export function createFlagsRepository(db: DatabaseHandle) {
  return {
    async find(organizationId: string): Promise<Record<string, unknown>> {
      const rows = await db
        .select()
        .from(organizationFlags)
        .where(eq(organizationFlags.organizationId, organizationId));
      return Object.fromEntries(rows.map((row) => [row.flag, row.value]));
    },

    async upsert(
      organizationId: string,
      changes: Partial<FlagValues>,
      by: { updatedBy: string; updatedTs: UnixSeconds },
    ): Promise<void> {
      const rows = Object.entries(changes).map(([flag, value]) => ({ organizationId, flag, value, ...by }));
      if (rows.length === 0) return;
      await bulkInsert(db, organizationFlags, rows, {
        onConflict: {
          target: [organizationFlags.organizationId, organizationFlags.flag],
          update: [organizationFlags.value, organizationFlags.updatedBy, organizationFlags.updatedTs],
        },
      });
    },
  };
}
