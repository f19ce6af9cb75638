import { ORGANIZATION_DOCUMENT_TABLES } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Removes a contact from everything that refers to it, such as links, tags and comments. */
export async function deleteReferences(tx: DatabaseHandle, organizationId: string, contactId: number): Promise<void> {
  for (const table of ORGANIZATION_DOCUMENT_TABLES) {
    await tx.execute(sql`
      delete from ${table} where organization_id = ${organizationId} and document_id = ${contactId}`);
  }
}
