import { customContacts } from '@rotunda/database';
import type { CustomContactType } from '@rotunda/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { buildConditions } from './custom-contacts.repository.ts';

export interface ContactSelection {
  documentTypes: readonly CustomContactType[];
  /** As typed; a blank text finds all contacts. */
  searchText: string;
  /** If given, only these contacts are searched. */
  fusionIds?: readonly string[] | undefined;
  limit: number;
}

/** Finds contacts of the organization, by name. */
export async function findContactIds(
  db: DatabaseHandle,
  organizationId: string,
  { documentTypes, searchText, fusionIds, limit }: ContactSelection,
): Promise<number[]> {
  const conditions = buildConditions({ searchText });
  if (conditions === null) return [];
  const rows = await db
    .select({ contactId: customContacts.contactId })
    .from(customContacts)
    .where(
      and(
        eq(customContacts.organizationId, organizationId),
        isOneOf(customContacts.documentType, documentTypes),
        fusionIds === undefined ? undefined : isOneOf(customContacts.fusionId, fusionIds),
        conditions,
      ),
    )
    .orderBy(asc(customContacts.nameKey), asc(customContacts.fusionId))
    .limit(limit);
  return rows.map(({ contactId }) => contactId);
}
