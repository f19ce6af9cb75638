import { projectCollaborators } from '@rotunda/database';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export function createSampleCollaboratorsRepository(tx: DatabaseHandle) {
  return {
    async insert(organisationId: string, projectId: string, userIds: readonly string[]): Promise<void> {
      if (userIds.length === 0) return;
      await tx.insert(projectCollaborators).values(userIds.map((userId) => ({ organisationId, projectId, userId })));
    },
  };
}
