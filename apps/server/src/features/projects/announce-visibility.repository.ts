import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/**
 * Notification channel for changes of which projects the users of an organization can see. The payload is the
 * organization id.
 */
export const PROJECT_VISIBILITY_CHANNEL = 'project_visibility';

/**
 * Invalidates cached project visibility at commit. Every change of data that `visibleProjects` reads must be announced.
 */
export async function announceVisibility(tx: DatabaseHandle, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${PROJECT_VISIBILITY_CHANNEL}, ${organizationId})`);
}
