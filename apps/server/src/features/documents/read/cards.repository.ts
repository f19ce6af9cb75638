import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { writeStatement } from '../../../platform/database/write-statement.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { type CardDocument, cardDocumentsAsJson, getCardDocuments } from './card-documents.repository.ts';
import { getCurrentVersions, type VersionsRow, versionsSelect } from './current-versions.repository.ts';
import { groupMetadata, metadataSelects, type MetadataRow, type StoredMetadata } from './metadata.repository.ts';

export interface StoredCards {
  documents: CardDocument[];
  /** By documentId, as returned by `readMetadata`. */
  metadata: Map<number, StoredMetadata>;
  /** By documentId, as returned by `readCurrentVersions`. */
  currentVersions: Map<number, string | null>;
}

const documentIds = sql.placeholder('documentIds');

/** Prepared by role, because administrators have different access to projects. */
const readByRole = {
  admin: cardsStatement('admin'),
  member: cardsStatement('member'),
  viewer: cardsStatement('viewer'),
};

function cardsStatement(role: Actor['role']) {
  const viewer = { organizationId: sql.placeholder('organizationId'), userId: sql.placeholder('userId'), role };
  const metadata = sql.join(metadataSelects(viewer, documentIds), sql` union all `);
  return writeStatement(sql`
    select (${cardDocumentsAsJson(documentIds)}) as documents,
      (select json_agg(attached order by name, id) from (${metadata}) as attached) as metadata,
      (select json_agg(bill) from (${versionsSelect(documentIds)}) as bill) as versions`);
}

/** Reads everything cards need in one statement, because every page of documents waits for it. */
export async function readCards(db: DatabaseHandle, actor: Actor, ids: readonly number[]): Promise<StoredCards> {
  if (ids.length === 0) return { documents: [], metadata: new Map(), currentVersions: new Map() };
  const { organizationId, userId, role } = actor;
  const { rows } = await readByRole[role](db, { documentIds: ids, organizationId, userId });
  const [row] = rows;
  return {
    documents: getCardDocuments(row?.['documents']),
    // The casts are safe because the rows are those of the selects.
    metadata: groupMetadata((row?.['metadata'] ?? []) as MetadataRow[]),
    currentVersions: getCurrentVersions((row?.['versions'] ?? []) as VersionsRow[]),
  };
}
