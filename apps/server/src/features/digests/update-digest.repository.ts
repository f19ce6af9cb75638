import {
  cqPublications,
  digestPlaces,
  digestStarts,
  documentNews,
  projectEntities,
  reportedNews,
} from '@rotunda/database';
import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { DigestScope } from './alert-digest.repository.ts';
import { subscribedProjects } from './subscribed-projects.repository.ts';

/** News item of a document in a project. */
export interface FoundNews {
  newsId: number;
  documentId: number;
  projectId: string;
  newsOn: IsoDate | null;
  words: string;
  /** Set for a publication of a licensed feed. */
  publication: { category: string; cqUid: string } | null;
}

/** Digest scope plus whether the organization is entitled to licensed content. */
export type NewsScope = DigestScope & { isFederal: boolean };

/**
 * SQL for what is new in each project for one reader, as a table `found`. Readers who chose only licensed content get
 * the other content while the organization is not entitled, as their settings say.
 */
function foundNews({ organizationId, userId, frequencies, upTo, isFederal }: NewsScope): SQL {
  return sql`
    scope as materialized (
      select h.project_id, coalesce(s.last_reported_number, d.last_reported_number) as after,
        h.pn_content or not ${isFederal}::boolean as pn, h.cq_content and ${isFederal}::boolean as cq
      from (${subscribedProjects('updates', sql`m.organization_id = ${organizationId} and m.user_id = ${userId}`)}) h
        join ${digestPlaces} d on d.organization_id = ${organizationId} and d.user_id = ${userId} and d.kind = 'updates'
          and d.frequency = h.frequency
        left join ${digestStarts} s on s.organization_id = ${organizationId} and s.user_id = ${userId}
          and s.kind = 'updates' and s.project_id = h.project_id
      where h.frequency = any(${sql.param([...frequencies])}::text[])
    ), found as materialized (
      select n.news_id, n.document_id, e.project_id, n.news_on, coalesce(n.words, q.title) as words, q.category, q.cq_uid
      from scope p join ${projectEntities} e on e.organization_id = ${organizationId} and e.project_id = p.project_id
        join ${documentNews} n on n.document_id = e.document_id
        left join ${cqPublications} q on q.cq_uid = n.cq_uid
      where n.news_id > p.after and n.news_id <= ${upTo}::bigint
        -- What happened before the document was added is no news of the project.
        and n.created_ts >= e.created_ts
        and case when n.kind = 'publication' then p.cq and q.cq_uid is not null else p.pn end
    )`;
}

interface NewsRow extends Record<string, unknown> {
  newsId: string;
  documentId: string;
  projectId: string;
  newsOn: IsoDate | null;
  words: string;
  category: string | null;
  cqUid: string | null;
}

const FOUND = sql`f.news_id as "newsId", f.document_id as "documentId", f.project_id as "projectId",
  f.news_on::text as "newsOn", f.words, f.category, f.cq_uid as "cqUid"`;

export function createUpdateDigestRepository(tx: DatabaseHandle) {
  const getRows = async (statement: SQL): Promise<FoundNews[]> => {
    const { rows } = await tx.execute<NewsRow>(statement);
    return rows.map(({ category, cqUid, newsId, documentId, projectId, newsOn, words }) => ({
      newsId: Number(newsId),
      documentId: Number(documentId),
      projectId,
      newsOn,
      words,
      publication:
        category === null || cqUid === null
          ? null
          : {
              category,
              cqUid,
            },
    }));
  };
  return {
    /** Returns what the digest would contain, without recording it. */
    find(scope: NewsScope): Promise<FoundNews[]> {
      return getRows(sql`with ${foundNews(scope)}
        select ${FOUND} from found f
        where not exists (select from ${reportedNews} t where t.organization_id = ${scope.organizationId}
          and t.user_id = ${scope.userId} and t.news_id = f.news_id)
        order by f.news_id, f.project_id`);
    },

    /** Records that the reader was told of each news item and returns what was not recorded before. */
    recordReported(scope: NewsScope, nowTs: UnixSeconds): Promise<FoundNews[]> {
      return getRows(sql`with ${foundNews(scope)}, told as (
          insert into ${reportedNews} (organization_id, user_id, news_id, reported_ts)
          select distinct ${scope.organizationId}, ${scope.userId}, news_id, ${nowTs}::bigint from found order by 3
          on conflict do nothing returning news_id
        )
        select ${FOUND} from found f join told using (news_id) order by f.news_id, f.project_id`);
    },
  };
}
