import { entityMetadata, entityTags, projectEntities, projects, tags } from '@rotunda/database';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

/** What one organisation decided about a document. */
export interface StoredDecisions {
  priority: string | null;
  position: string | null;
  tags: { _id: string; name: string }[];
}
export interface StoredMetadata extends StoredDecisions {
  projects: { _id: string; name: string }[];
}

/** Priority, position and tags an organisation gave to documents; those without any are absent. */
export async function readDecisions(
  db: DatabaseHandle,
  organisationId: string,
  documentIds: readonly number[],
): Promise<Map<number, StoredDecisions>> {
  const [decisions, ofTags] = decisionSelects(db, organisationId, documentIds);
  return gather(await unionAll(decisions, ofTags).orderBy(sql`name`));
}

/**
 * The same and the projects each document is in that the actor sees, all in the order of their names. In one statement,
 * because every list of documents waits for it.
 */
export async function readMetadata(
  db: DatabaseHandle,
  actor: Actor,
  documentIds: readonly number[],
): Promise<Map<number, StoredMetadata>> {
  const { organisationId } = actor;
  const [decisions, ofTags] = decisionSelects(db, organisationId, documentIds);
  const ofProjects = db
    .select({
      documentId: projectEntities.documentId,
      kind: sql<'projects'>`'projects'`.as('kind'),
      id: sql<string>`${projects.projectId}::text`.as('id'),
      name: projects.name,
      priority: NOTHING.as('priority'),
      position: NOTHING.as('position'),
    })
    .from(projectEntities)
    .innerJoin(projects, and(eq(projects.projectId, projectEntities.projectId), visibleProjects(actor)))
    .where(and(eq(projectEntities.organisationId, organisationId), isOneOf(projectEntities.documentId, documentIds)));
  return gather(await unionAll(decisions, ofTags, ofProjects).orderBy(sql`name`));
}

const NOTHING = sql<string | null>`null::text`;

function decisionSelects(db: DatabaseHandle, organisationId: string, documentIds: readonly number[]) {
  const decisions = db
    .select({
      documentId: entityMetadata.documentId,
      kind: sql<'decisions' | 'tags' | 'projects'>`'decisions'`.as('kind'),
      id: sql<string>`''`.as('id'),
      name: sql<string>`''`.as('name'),
      priority: entityMetadata.priority,
      position: entityMetadata.position,
    })
    .from(entityMetadata)
    .where(and(eq(entityMetadata.organisationId, organisationId), isOneOf(entityMetadata.documentId, documentIds)));
  const ofTags = db
    .select({
      documentId: entityTags.documentId,
      kind: sql<'tags'>`'tags'`.as('kind'),
      id: sql<string>`${tags.tagId}::text`.as('id'),
      name: tags.name,
      priority: NOTHING.as('priority'),
      position: NOTHING.as('position'),
    })
    .from(entityTags)
    .innerJoin(tags, and(eq(tags.tagId, entityTags.tagId), eq(tags.organisationId, organisationId)))
    .where(and(eq(entityTags.organisationId, organisationId), isOneOf(entityTags.documentId, documentIds)));
  return [decisions, ofTags] as const;
}

interface MetadataRow {
  documentId: number;
  kind: 'decisions' | 'tags' | 'projects';
  id: string;
  name: string;
  priority: string | null;
  position: string | null;
}

function gather(rows: readonly MetadataRow[]): Map<number, StoredMetadata> {
  const found = new Map<number, StoredMetadata>();
  for (const { documentId, kind, id, name, priority, position } of rows) {
    const metadata = found.get(documentId) ?? { priority: null, position: null, tags: [], projects: [] };
    found.set(documentId, metadata);
    if (kind === 'decisions') Object.assign(metadata, { priority, position });
    else metadata[kind].push({ _id: id, name });
  }
  return found;
}

/** As one parameter: a list of a thousand makes a statement of a thousand, which takes longer to write than to answer. */
export function isOneOf(column: PgColumn, documentIds: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...documentIds])}::bigint[])`;
}
