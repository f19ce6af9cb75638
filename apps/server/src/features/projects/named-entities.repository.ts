import { documents, projectEntities, projects } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from './projects.repository.ts';

/** A document of a project or, without a project, of any project in which the actor can see it. */
export interface EntityKey {
  fusionId: string;
  projectId?: string | undefined;
}

/** Returns the documents that are in projects the actor can see, in the order of the keys and without duplicates. */
export async function findNamedEntities(
  db: DatabaseHandle,
  actor: Actor,
  keys: readonly EntityKey[],
): Promise<{ documentId: number; projectIds: string[] }[]> {
  const { rows } = await db.execute<{ document_id: string; project_ids: string[] }>(sql`
    select ${projectEntities.documentId} as document_id, array_agg(distinct ${projects.projectId}) as project_ids
    from unnest(${sql.param(keys.map(({ fusionId }) => fusionId))}::text[],
        ${sql.param(keys.map(({ projectId }) => projectId ?? null))}::uuid[])
      with ordinality as named(fusion_id, project_id, place)
    join ${documents} on ${documents.fusionId} = named.fusion_id
    join ${projectEntities} on ${projectEntities.documentId} = ${documents.documentId}
      and (named.project_id is null or ${projectEntities.projectId} = named.project_id)
    join ${projects} on ${projects.projectId} = ${projectEntities.projectId}
    where ${projectEntities.organizationId} = ${actor.organizationId} and ${visibleProjects(actor)}
    group by ${projectEntities.documentId} order by min(named.place)`);
  return rows.map((row) => ({ documentId: Number(row.document_id), projectIds: row.project_ids }));
}
