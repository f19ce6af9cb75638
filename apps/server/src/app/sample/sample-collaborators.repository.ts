import { projectCollaborators } from '@rotunda/database';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export function createSampleCollaboratorsRepository(tx: DatabaseHandle) {
  return {
    async insert(organizationId: string, projectId: string, userIds: readonly string[]): Promise<void> {
      const rows = userIds.map((userId) => ({ organizationId, projectId, userId }));
      await bulkInsert(tx, projectCollaborators, rows);
    },
  };
}
