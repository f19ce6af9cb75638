import { projectActivities } from '@rotunda/database';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export function createProjectActivitiesRepository(tx: DatabaseHandle) {
  return {
    async insert(rows: readonly (typeof projectActivities.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await tx.insert(projectActivities).values([...rows]);
    },
  };
}
