import type { OwnLinks } from '@rotunda/contract';
import { actionEntities, comments } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from './metadata.repository.ts';

export const NO_OWN_LINKS: OwnLinks = { actionIds: [], commentIds: [] };

/** Ids of the organisation's actions and comments about each document, in their own order; documents without are absent. */
export async function readOwnLinks(
  db: DatabaseHandle,
  organisationId: string,
  documentIds: readonly number[],
): Promise<Map<number, OwnLinks>> {
  const { rows } = await db.execute<{ document_id: string; kind: 'actionIds' | 'commentIds'; id: string }>(sql`
    select ${actionEntities.documentId}, 'actionIds' as kind, ${actionEntities.actionId}::text as id
    from ${actionEntities}
    where ${actionEntities.organisationId} = ${organisationId} and ${isOneOf(actionEntities.documentId, documentIds)}
    union all
    select ${comments.documentId}, 'commentIds', ${comments.commentId}::text
    from ${comments}
    where ${comments.organisationId} = ${organisationId} and ${isOneOf(comments.documentId, documentIds)}
    order by id`);
  const links = new Map<number, OwnLinks>();
  for (const { document_id, kind, id } of rows) {
    const own = links.get(Number(document_id)) ?? { actionIds: [], commentIds: [] };
    own[kind].push(id);
    links.set(Number(document_id), own);
  }
  return links;
}
