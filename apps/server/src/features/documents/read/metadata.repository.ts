import type { CustomSummary } from '@rotunda/contract';
import {
  actionEntities,
  comments,
  customSummaries,
  entityMetadata,
  entityTags,
  projectEntities,
  projects,
  tags,
} from '@rotunda/database';
import { type Param, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { type Viewer, visibleProjects } from '../../projects/index.ts';

/** Decisions of one organization about a document. */
export interface StoredDecisions {
  priority: string | null;
  position: string | null;
  tags: { _id: string; name: string }[];
}
export interface StoredMetadata extends StoredDecisions {
  projects: { _id: string; name: string }[];
  /** Ids of the organization's actions and comments on the document, each list in its own order. */
  actionIds: string[];
  commentIds: string[];
  customSummary: CustomSummary | null;
}

/** Returns the priority, position and tags an organization gave to documents; documents without any are absent. */
export async function readDecisions(
  db: DatabaseHandle,
  organizationId: string,
  documentIds: readonly number[],
): Promise<Map<number, StoredDecisions>> {
  return groupMetadata(await readRows(db, decisionSelects(organizationId, sql.param([...documentIds]))));
}

/**
 * Like `readDecisions`, with the actor's visible projects of each document, in the order of their names, and the ids of
 * what the organization wrote about it, which all its members may read.
 */
export async function readMetadata(
  db: DatabaseHandle,
  actor: Actor,
  documentIds: readonly number[],
): Promise<Map<number, StoredMetadata>> {
  return groupMetadata(await readRows(db, metadataSelects(actor, sql.param([...documentIds]))));
}

/**
 * Builds selects with the columns of MetadataRow, to be combined with UNION ALL and ordered by name and id. One
 * statement is enough, which matters because every list of documents waits for it.
 */
export function metadataSelects(viewer: Viewer, documentIds: Param | Placeholder): SQL[] {
  const { organizationId } = viewer;
  const ofProjects = sql`
    select ${projectEntities.documentId}, 'projects', ${projects.projectId}::text, ${projects.name}, null, null, null
    from ${projectEntities} join ${projects} on ${projects.projectId} = ${projectEntities.projectId}
    where ${projectEntities.organizationId} = ${organizationId}
      and ${isOneOf(projectEntities.documentId, documentIds)} and ${visibleProjects(viewer)}`;
  const ofOwn = [
    sql`
      select ${actionEntities.documentId}, 'actions', ${actionEntities.actionId}::text, '', null, null, null
      from ${actionEntities}
      where ${actionEntities.organizationId} = ${organizationId} and ${isOneOf(actionEntities.documentId, documentIds)}`,
    sql`
      select ${comments.documentId}, 'comments', ${comments.commentId}::text, '', null, null, null
      from ${comments}
      where ${comments.organizationId} = ${organizationId} and ${isOneOf(comments.documentId, documentIds)}`,
    sql`
      select ${customSummaries.documentId}, 'summary', '', '', null, null, ${SUMMARY_AS_JSON}
      from ${customSummaries}
      where ${customSummaries.organizationId} = ${organizationId} and ${isOneOf(customSummaries.documentId, documentIds)}`,
  ];
  return [...decisionSelects(organizationId, documentIds), ofProjects, ...ofOwn];
}

/** Builds selects with the columns of MetadataRow; the first select names them. */
function decisionSelects(organizationId: Viewer['organizationId'], documentIds: Param | Placeholder): SQL[] {
  return [
    sql`
      select ${entityMetadata.documentId}, 'decisions' as kind, '' as id, '' as name,
        ${entityMetadata.priority}, ${entityMetadata.position}, null::jsonb as custom_summary
      from ${entityMetadata}
      where ${entityMetadata.organizationId} = ${organizationId} and ${isOneOf(entityMetadata.documentId, documentIds)}`,
    sql`
      select ${entityTags.documentId}, 'tags', ${tags.tagId}::text, ${tags.name}, null, null, null
      from ${entityTags}
      join ${tags} on ${tags.tagId} = ${entityTags.tagId} and ${tags.organizationId} = ${organizationId}
      where ${entityTags.organizationId} = ${organizationId} and ${isOneOf(entityTags.documentId, documentIds)}`,
  ];
}

const SUMMARY_AS_JSON = sql`jsonb_build_object(
  'text', ${customSummaries.body}, 'version', ${customSummaries.version},
  'createdAt', ${customSummaries.createdTs}, 'createdBy', ${customSummaries.createdBy},
  'updatedAt', ${customSummaries.updatedTs}, 'updatedBy', ${customSummaries.updatedBy})`;

export interface MetadataRow extends Record<string, unknown> {
  /** A string when the driver reads it. */
  document_id: string | number;
  kind: 'decisions' | 'tags' | 'projects' | 'actions' | 'comments' | 'summary';
  id: string;
  name: string;
  priority: string | null;
  position: string | null;
  custom_summary: CustomSummary | null;
}

async function readRows(db: DatabaseHandle, selects: readonly SQL[]): Promise<MetadataRow[]> {
  const { rows } = await db.execute<MetadataRow>(sql`${sql.join([...selects], sql` union all `)} order by name, id`);
  return rows;
}

/** Groups metadata rows by documentId. @param rows ordered by name and id */
export function groupMetadata(rows: readonly MetadataRow[]): Map<number, StoredMetadata> {
  const found = new Map<number, StoredMetadata>();
  for (const { document_id, kind, id, name, priority, position, custom_summary } of rows) {
    const documentId = Number(document_id);
    const metadata = found.get(documentId) ?? nothingAttached();
    found.set(documentId, metadata);
    if (kind === 'decisions') Object.assign(metadata, { priority, position });
    else if (kind === 'summary') metadata.customSummary = custom_summary;
    else if (kind === 'actions') metadata.actionIds.push(id);
    else if (kind === 'comments') metadata.commentIds.push(id);
    else metadata[kind].push({ _id: id, name });
  }
  return found;
}

function nothingAttached(): StoredMetadata {
  return { priority: null, position: null, tags: [], projects: [], actionIds: [], commentIds: [], customSummary: null };
}

/**
 * Passes the ids as one array parameter, because preparing a statement with a thousand parameters takes longer than
 * executing it.
 */
function isOneOf(column: PgColumn, documentIds: Param | Placeholder): SQL {
  return sql`${column} = any(${documentIds}::bigint[])`;
}
