import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { actionEntities } from './actions.ts';
import { searchAlerts } from './alerts.ts';
import { attachmentEntities } from './attachments.ts';
import { comments } from './comments.ts';
import { customSummaries } from './custom-summaries.ts';
import { documentNews, reportedAlerts } from './digests.ts';
import { billCommittees, billSponsors, documentChanges } from './documents.ts';
import { entityMetadata, entityTags, projectEntities } from './projects.ts';
import { docHead, docSearch, docSearchPart, passages } from './search.ts';
import { similarFingerprints, similarResults } from './similar.ts';
import { workflowCards } from './workflow.ts';

/** A table whose rows refer to a document in `document_id`. */
export interface DocumentTable {
  table: PgTable;
  /**
   * What happens to its rows when the document turns out to be another one: they move to that one, or are deleted,
   * because they are derived again or count for the former one only.
   */
  onMerge: 'move' | 'delete';
  /** Columns that are unique per document: rows that move give way to those that are there already. */
  uniqueWith: readonly string[];
}

/**
 * Every table that refers to documents. The merge of two documents, the deletion of an organization's contact and the
 * removal of the sample go through it, and a test compares it with the schema: a new table is added here, and nowhere
 * else.
 */
export const DOCUMENT_TABLES: readonly DocumentTable[] = [
  // What organizations attach to documents.
  { table: projectEntities, onMerge: 'move', uniqueWith: ['project_id'] },
  { table: workflowCards, onMerge: 'move', uniqueWith: ['project_id'] },
  { table: entityMetadata, onMerge: 'move', uniqueWith: ['organization_id'] },
  { table: entityTags, onMerge: 'move', uniqueWith: ['organization_id', 'tag_id'] },
  { table: actionEntities, onMerge: 'move', uniqueWith: ['action_id'] },
  { table: attachmentEntities, onMerge: 'move', uniqueWith: ['attachment_id'] },
  { table: comments, onMerge: 'move', uniqueWith: [] },
  { table: customSummaries, onMerge: 'move', uniqueWith: ['organization_id'] },
  // What organizations were told about documents.
  { table: searchAlerts, onMerge: 'move', uniqueWith: ['organization_id', 'project_id'] },
  { table: documentNews, onMerge: 'move', uniqueWith: [] },
  // The versions of the former document are not those of the other: moved, they would keep its next ones from digests.
  { table: reportedAlerts, onMerge: 'delete', uniqueWith: ['organization_id', 'user_id', 'document_version'] },
  // What is derived from documents.
  { table: docSearch, onMerge: 'delete', uniqueWith: [] },
  { table: docSearchPart, onMerge: 'delete', uniqueWith: ['part_number'] },
  { table: docHead, onMerge: 'delete', uniqueWith: [] },
  { table: passages, onMerge: 'delete', uniqueWith: ['passage_number'] },
  { table: billSponsors, onMerge: 'delete', uniqueWith: ['place', 'sponsor_key'] },
  { table: billCommittees, onMerge: 'delete', uniqueWith: ['committee_id'] },
  { table: similarFingerprints, onMerge: 'delete', uniqueWith: ['kind'] },
  { table: similarResults, onMerge: 'delete', uniqueWith: ['fn_document_id'] },
  { table: documentChanges, onMerge: 'delete', uniqueWith: [] },
];

/** The tables whose rows belong to an organization, which may also refer to its own contacts. */
export const ORGANIZATION_DOCUMENT_TABLES: readonly PgTable[] = DOCUMENT_TABLES.map(({ table }) => table).filter(
  (table) => 'organizationId' in getTableColumns(table),
);
