import { organisationFlags } from '@rotunda/database';
import type { FlagValues } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { eq } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export function createFlagsRepository(db: DatabaseHandle) {
  return {
    async find(organisationId: string): Promise<Record<string, unknown>> {
      const rows = await db
        .select()
        .from(organisationFlags)
        .where(eq(organisationFlags.organisationId, organisationId));
      return Object.fromEntries(rows.map((row) => [row.flag, row.value]));
    },

    async upsert(
      organisationId: string,
      changes: Partial<FlagValues>,
      by: { updatedBy: string; updatedTs: UnixSeconds },
    ): Promise<void> {
      const rows = Object.entries(changes).map(([flag, value]) => ({ organisationId, flag, value, ...by }));
      if (rows.length === 0) return;
      await bulkInsert(db, organisationFlags, rows, {
        onConflict: {
          target: [organisationFlags.organisationId, organisationFlags.flag],
          update: [organisationFlags.value, organisationFlags.updatedBy, organisationFlags.updatedTs],
        },
      });
    },
  };
}
