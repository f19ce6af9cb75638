import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Notifications that people of an organisation, which is named, came to see other projects than before. */
export const PROJECT_VISIBILITY_CHANNEL = 'project_visibility';

/** Tells those who keep in memory who sees which projects, at commit. Whatever `visibleProjects` asks must be announced. */
export async function announceVisibility(tx: DatabaseHandle, organisationId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${PROJECT_VISIBILITY_CHANNEL}, ${organisationId})`);
}
