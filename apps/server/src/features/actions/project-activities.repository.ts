import { projectActivities } from '@rotunda/database';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export function createProjectActivitiesRepository(tx: DatabaseHandle) {
  return {
    async insert(rows: readonly (typeof projectActivities.$inferInsert)[]): Promise<void> {
      await bulkInsert(tx, projectActivities, rows);
    },
  };
}
