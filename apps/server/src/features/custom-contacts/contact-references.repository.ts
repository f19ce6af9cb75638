import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/**
 * Every table in which an organization refers to documents and contacts. A test checks the list against the database
 * schema.
 */
export const REFERENCE_TABLES = [
  'action_entities',
  'attachment_entities',
  'comments',
  'custom_summaries',
  'entity_metadata',
  'entity_tags',
  'project_entities',
  'search_alerts',
  'told_alerts',
  'workflow_cards',
] as const;

/** Removes a contact from everything that refers to it, such as links, tags and comments. */
export async function deleteReferences(tx: DatabaseHandle, organisationId: string, contactId: number): Promise<void> {
  for (const table of REFERENCE_TABLES) {
    await tx.execute(sql`
      delete from ${sql.identifier(table)}
      where organisation_id = ${organisationId} and document_id = ${contactId}`);
  }
}
